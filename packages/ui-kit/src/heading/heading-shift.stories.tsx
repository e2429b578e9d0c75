import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Heading, HeadingShift } from "./heading.tsx";

const meta = {
  title: "Kit/Layout/HeadingShift · outline, heading level, embedding",
  id: "kit-headingshift",
  component: HeadingShift,
  parameters: {
    usage: {
      when: "A part of ours stands under a heading of another team's page.",
      instead: [["nothing", "the page is ours"]],
      anatomy: ["Nothing that is seen"],
      screenReader: "Headings inside by their level in the page around.",
      since: "next",
      do: ["Give it how many levels lower the part stands"],
      dont: ["Don't put one into another"],
      keyboard: [],
    },
  },
  args: { value: 1, children: <Heading level={2}>О продукте</Heading> },
} satisfies Meta<typeof HeadingShift>;

export default meta;

export const OneLower: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: say("О продукте") })).toBeVisible();
  },
};
