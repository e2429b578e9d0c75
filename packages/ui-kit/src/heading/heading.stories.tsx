import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Kit/Content/Heading · title, headline, h1",
  id: "kit-heading",
  component: Heading,
  parameters: {
    usage: {
      when: "A part of a screen that may stand in a page of another team has a title.",
      instead: [["Section", "the part has a ground and margins of its own"]],
      anatomy: ["Text"],
      words: "Six words at most, no full stop.",
      screenReader: "The text as a heading of its level.",
      since: "next",
      do: ["Give it the level that it has in a page that is ours"],
      dont: ["Don't choose a level by its size"],
      keyboard: [],
    },
  },
  args: { level: 2, children: "О продукте" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPart: Story = {};

export const OfAPage: Story = { args: { level: 1 } };
