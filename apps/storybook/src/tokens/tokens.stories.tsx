import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { BrandOfOneColour } from "./brand-of-one-colour.tsx";
import { BreakpointTable } from "./breakpoint-table.tsx";
import { ContrastTable, TokenSample } from "./contrast-table.tsx";
import type { TokenName } from "./read-tokens.ts";
import { TokenTable } from "./token-table.tsx";

// Its page is `tokens.mdx`.
const meta = { title: "Tokens", tags: ["!autodocs"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const COLOURS: readonly TokenName[] = ["--sg-color-", "--sg-pattern-", "--sg-sky", "--sg-ridge-"];
const SCALES: readonly TokenName[] = [
  "--sg-brand-",
  "--sg-accent-",
  "--sg-pomegranate-",
  "--sg-mountain-",
  "--sg-paper-",
  "--sg-ink-",
];
const LETTERS: readonly TokenName[] = ["--sg-text-"];
const TYPE: readonly TokenName[] = ["--sg-font-", "--sg-leading", "--sg-tracking-", "--sg-weight-"];
const SPACE: readonly TokenName[] = ["--sg-space-", "--sg-gutter"];
const SIZES: readonly TokenName[] = [
  "--sg-width-",
  "--sg-target",
  "--sg-control-height",
  "--sg-sticky-offset",
];
const CORNERS: readonly TokenName[] = ["--sg-radius-"];
const EDGES: readonly TokenName[] = ["--sg-edge"];
const SHADOWS: readonly TokenName[] = ["--sg-shadow-"];
const MOTION: readonly TokenName[] = ["--sg-duration"];
const EASE: readonly TokenName[] = ["--sg-ease"];
const ORDER: readonly TokenName[] = ["--sg-z-"];

const themeAndBrand = (globals: Record<string, unknown>) => `${globals.theme} ${globals.brand}`;

const everyPairIsEnough: NonNullable<Story["play"]> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(40));
  await expect(canvas.queryAllByText(/too little/)).toEqual([]);
};

export const Contrast: Story = {
  render: (_, { globals }) => <ContrastTable key={themeAndBrand(globals)} />,
  play: everyPairIsEnough,
};

export const ContrastOfAnotherBrand: Story = { ...Contrast, globals: { brand: "zarafshon" } };

/** The documented brand: one colour, in the notation in which a brand book has it. */
export const ContrastOfOneColour: Story = {
  ...Contrast,
  decorators: [(Page) => <BrandOfOneColour seed="#0a7d4f">{Page()}</BrandOfOneColour>],
};

/** A colour that no screen of sRGB can show: measured as it is painted. */
export const ContrastOfAWideColour: Story = {
  ...Contrast,
  decorators: [
    (Page) => <BrandOfOneColour seed="color(display-p3 0.1 0.6 0.2)">{Page()}</BrandOfOneColour>,
  ],
};

export const Colours: Story = {
  render: (_, { globals }) => (
    <TokenTable
      key={themeAndBrand(globals)}
      caption="Colours by meaning: the only ones that components name"
      prefixes={COLOURS}
      renderSample={(token) => <TokenSample token={token} look="colour" />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(await canvas.findByRole("button", { name: "--sg-color-action" }));
    await expect(copy).toHaveBeenCalledWith("var(--sg-color-action)");
    await expect(canvas.getByText("Copied")).toBeVisible();
  },
};

export const ColourScales: Story = {
  render: (_, { globals }) => (
    <TokenTable
      key={themeAndBrand(globals)}
      caption="The scales behind them: what a brand replaces"
      prefixes={SCALES}
      renderSample={(token) => <TokenSample token={token} look="colour" />}
    />
  ),
};

export const Type: Story = {
  render: (_, { globals }) => (
    <div key={themeAndBrand(globals)} className="sg-stack sg-gap-lg">
      <TokenTable
        caption="Sizes of letters"
        prefixes={LETTERS}
        renderSample={(token) => (
          <TokenSample token={token} look="letters">
            Суғурта 1 234
          </TokenSample>
        )}
      />
      <TokenTable caption="Face, line height, tracking and weight" prefixes={TYPE} />
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className="sg-stack sg-gap-lg">
      <TokenTable
        caption="Distances on the 4 px grid"
        prefixes={SPACE}
        renderSample={(token) => <TokenSample token={token} look="bar" />}
      />
      <TokenTable caption="Widths and heights" prefixes={SIZES} />
    </div>
  ),
};

export const CornersEdgesAndShadow: Story = {
  render: (_, { globals }) => (
    <div key={themeAndBrand(globals)} className="sg-stack sg-gap-lg">
      <TokenTable
        caption="Corners"
        prefixes={CORNERS}
        renderSample={(token) => <TokenSample token={token} look="corner" />}
      />
      <TokenTable
        caption="Edges"
        prefixes={EDGES}
        renderSample={(token) => <TokenSample token={token} look="edge" />}
      />
      <TokenTable
        caption="The one shadow, for what floats"
        prefixes={SHADOWS}
        renderSample={(token) => <TokenSample token={token} look="shadow" />}
      />
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className="sg-stack sg-gap-lg">
      <TokenTable
        caption="Lengths of a movement; point at a row. Under reduced motion they are 0"
        prefixes={MOTION}
        renderSample={(token) => <TokenSample token={token} look="motion" />}
      />
      <TokenTable caption="Its course" prefixes={EASE} />
    </div>
  ),
};

export const Breakpoints: Story = { render: () => <BreakpointTable /> };

export const Layers: Story = {
  render: () => <TokenTable caption="What lies over what" prefixes={ORDER} />,
};
