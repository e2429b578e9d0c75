import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { SkipLink } from "./layout.tsx";

const meta = {
  title: "Kit/Navigation/SkipLink · jump to content, bypass",
  id: "kit-skiplink",
  component: SkipLink,
  parameters: {
    usage: {
      when: "A page begins with a menu.",
      instead: [["Link", "it should always be seen"]],
      anatomy: ["Link that is seen with the focus"],
      words: '"To the content".',
      screenReader: 'The first stop: its text, then "link".',
      since: "0.1.0",
      do: ["Make it the first stop of every page"],
      dont: ["Don't hide it from the keyboard"],
      keyboard: [
        ["Tab", "From the top of the page: shows it"],
        ["Enter", "Jumps to the content"],
      ],
    },
  },
  args: { targetId: "main", children: "К содержанию" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "5rem" }}>
        <Story />
        <main id="main" />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

export const WithFocus: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: say("К содержанию") })).toHaveFocus();
  },
};
