import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PatternFamily } from "@sughurta/ikat";
import { expect, waitFor } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { Pattern, type PatternProps } from "./pattern.tsx";

const FAMILIES: readonly PatternFamily[] = ["trip", "car", "home", "family", "health", "mountains"];

const meta = {
  title: "Kit/Content/Pattern · ornament, ikat, texture",
  id: "kit-pattern",
  component: Pattern,
  parameters: {
    usage: {
      when: "The ground of what belongs to a family of products.",
      instead: [
        ["Rosette", "a mark"],
        ["PatternBand", "an edge"],
      ],
      anatomy: ["Ground", "Motif", "Threads"],
      screenReader: "Nothing: decoration.",
      since: "next",
      do: [
        "Use the pattern of the insured subject; seed it with the number of the policy",
        "Give the widest and the lowest size it is shown at: one motif then fits, whole and in the middle",
        "For another brand, set `--sg-pattern-*`, or `--sg-pattern-threads: none` for a plain ground",
      ],
      dont: [
        "Don't stretch it: a thread is two or three pixels wide at every size",
        "Don't put text on it, nor two ornaments on a screen",
        "Don't use it to show a status",
      ],
      keyboard: [],
    },
  },
  args: { family: "trip", seed: 7, width: 360, height: 200 },
  argTypes: {
    family: { control: "select", options: FAMILIES },
    seed: { control: { type: "range", min: 1, max: 99 } },
    width: { control: { type: "range", min: 40, max: 1440, step: 4 } },
    height: { control: { type: "range", min: 40, max: 400, step: 4 } },
    thread: { control: { type: "range", min: 2, max: 3, step: 0.25 } },
    bundle: { control: { type: "range", min: 1, max: 12 } },
    slip: { control: { type: "range", min: 0, max: 3, step: 0.1 } },
    className: { control: false },
  },
  render: (args) => (
    <div style={{ maxInlineSize: args.width }}>
      <Pattern {...args} />
    </div>
  ),
} satisfies Meta<typeof Pattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfATrip: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("path")).toHaveLength(3));
  },
};

export const AsItWasBound: Story = { args: { slip: 0 } };

export const EveryFamilyInBothThemes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          <Families {...args} width={240} height={120} />
        </div>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Families {...args} width={158} height={56} />
      <Families {...args} width={88} height={88} />
      <Families {...args} width={120} height={120} />
    </Stack>
  ),
};

export const PlainGround: Story = {
  render: (args) => (
    <div style={PLAIN}>
      <Families {...args} width={158} height={56} />
    </div>
  ),
};

const PLAIN: Readonly<Record<`--sg-${string}`, string>> = { "--sg-pattern-threads": "none" };

function Families(pattern: Omit<PatternProps, "family">) {
  return (
    <Stack direction="row" gap="sm">
      {FAMILIES.map((family) => (
        <div key={family} style={{ inlineSize: pattern.width }}>
          <Pattern {...pattern} family={family} />
        </div>
      ))}
    </Stack>
  );
}
