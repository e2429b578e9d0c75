import type { Meta, StoryObj } from "@storybook/react-vite";
import { PatternBand } from "../ikat/pattern-band.tsx";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Kit/Content/Logo · brand mark, wordmark",
  id: "kit-logo",
  component: Logo,
  parameters: {
    usage: {
      when: "The head and the foot of a page.",
      instead: [["Icon", "it is no brand"]],
      anatomy: ["Mark", "Name", "Line under it"],
      words: "The name as registered.",
      screenReader: "The name.",
      since: "0.1.0",
      do: ["Take the name from the settings of the brand"],
      dont: ["Don't write the name of the insurer into a page"],
      keyboard: [],
    },
  },
  args: { name: "Sughurta", tagline: "страхование" },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTagline: Story = {};

export const WithEdge: Story = {
  render: (args) => (
    <>
      <Logo {...args} />
      <PatternBand />
    </>
  ),
};
