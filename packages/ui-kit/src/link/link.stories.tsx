import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { saying } from "../story-words/say.fixture.ts";
import { Link } from "./link.tsx";

const meta = {
  title: "Kit/Actions/Link · anchor, hyperlink, url",
  id: "kit-link",
  component: Link,
  parameters: {
    usage: {
      when: "A page is mentioned in a text or a list.",
      instead: [["ButtonLink", "it is the next step of the page"]],
      anatomy: ["Text", "Mark for a new tab (may be left out)"],
      words: 'The name of the page, not "here".',
      screenReader: 'The text, then "link"; with `newTabText` also that.',
      since: "0.1.0",
      do: ["Let the words say where it leads", "Say when it opens a new tab: `newTabText`"],
      dont: [
        'Don\'t write "here" or "more" alone',
        "Don't use it to do something: that is a Button",
      ],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Enter", "Follows it"],
      ],
    },
  },
  args: { href: "#rules", children: "Правила страхования" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};

export const Plain: Story = { args: { look: "plain" } };

export const NewTab: Story = {
  args: { newTabText: "откроется в новой вкладке" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: saying("откроется в новой вкладке") });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
