import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Kit/Feedback/Skeleton · placeholder, shimmer",
  id: "kit-skeleton",
  component: Skeleton,
  parameters: {
    usage: {
      when: "A part's shape is known before its content.",
      instead: [["Spinner", "the shape is unknown"]],
      anatomy: ["Grey lines or a block in the final size"],
      words: "No words.",
      screenReader: "Nothing: the part around says that it is busy.",
      since: "0.1.0",
      do: [
        "Make it the size of what is coming, so that nothing jumps",
        "Say in words beside it what is loading",
      ],
      dont: ["Don't show it for less than a blink: what is quick needs none"],
      keyboard: [],
    },
  },
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
    await expect(canvasElement.querySelectorAll("[aria-hidden] > *")).toHaveLength(3);
  },
};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="image" />
      <Skeleton shape="card" />
    </Stack>
  ),
};
