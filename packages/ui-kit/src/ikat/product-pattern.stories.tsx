import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PatternFamily } from "@sughurta/ikat";
import { Stack } from "../layout/layout.tsx";
import { ProductPattern } from "./product-pattern.tsx";

const FAMILIES: readonly PatternFamily[] = ["trip", "car", "home", "family", "health", "mountains"];

const meta = {
  title: "Kit/Content/ProductPattern · picture of a product",
  id: "kit-productpattern",
  component: ProductPattern,
  parameters: {
    usage: {
      when: "A product, a page or an article has no picture of its own.",
      instead: [["Pattern", "it belongs to one policy"]],
      anatomy: ["Ground", "Motif", "Threads"],
      screenReader: "Nothing: decoration.",
      since: "next",
      do: [
        "Use the same family on the card and on the page of a product",
        "For another brand, set `--sg-pattern-*`, or `--sg-pattern-threads: none` for a plain ground",
      ],
      dont: ["Don't put text on it, nor two ornaments on a screen"],
      keyboard: [],
    },
  },
  args: { family: "trip" },
  argTypes: {
    family: { control: "select", options: FAMILIES },
    size: { control: "select", options: ["large", "small"] },
    className: { control: false },
  },
} satisfies Meta<typeof ProductPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfATrip: Story = {};

export const EveryFamilyInBothThemes: Story = {
  render: () => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          <Stack direction="row" gap="sm">
            {FAMILIES.map((family) => (
              <div key={family} style={{ inlineSize: 240 }}>
                <ProductPattern family={family} />
                <ProductPattern family={family} size="small" />
              </div>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  ),
};
