import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Kit/Actions/IconButton · icon only, toolbar",
  id: "kit-iconbutton",
  component: IconButton,
  parameters: {
    usage: {
      when: "A well-known small action where text has no room: close, search.",
      instead: [["Button", "the picture alone could be misread"]],
      anatomy: ["Square of 44 pixels", "Icon"],
      words: "The label is never seen: write it as for a button.",
      screenReader: 'The label, then "button".',
      since: "0.1.0",
      do: ["Take an icon that everybody knows"],
      dont: ["Don't put several side by side: words are faster"],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Enter, Space", "Presses it"],
      ],
    },
  },
  args: { icon: "search", label: "Найти", onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Framed: Story = { args: { icon: "close", label: "Закрыть", variant: "framed" } };
