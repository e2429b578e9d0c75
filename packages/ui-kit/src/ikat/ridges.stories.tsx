import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { Ridges } from "./ridges.tsx";

const meta = {
  title: "Kit/Content/Ridges · mountains, illustration, landscape",
  id: "kit-ridges",
  component: Ridges,
  parameters: {
    usage: {
      when: "The first view of the home page, or a page that is not found.",
      instead: [["Pattern", "it belongs to a product"]],
      anatomy: ["Mountains behind mountains"],
      screenReader: "Nothing: decoration.",
      since: "next",
      do: ["Ridges behind the first view of a home page, or where a page is not found"],
      dont: ["Don't put a sun, a road or a car into them"],
      keyboard: [],
    },
  },
  args: { seed: 2 },
  argTypes: { seed: { control: { type: "range", min: 1, max: 99 } } },
} satisfies Meta<typeof Ridges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheEvening: Story = {};

export const InBothThemes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          <Ridges {...args} />
        </div>
      ))}
    </Stack>
  ),
};
