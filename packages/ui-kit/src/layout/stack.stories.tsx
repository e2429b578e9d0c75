import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Stack } from "./layout.tsx";

const meta = {
  title: "Kit/Layout/Stack · spacing, flex, gap, row, column",
  id: "kit-stack",
  component: Stack,
  parameters: {
    usage: {
      when: "Things one after another with one distance.",
      instead: [["Grid", "equal columns"]],
      anatomy: ["Children", "Distance"],
      screenReader: "Nothing of its own.",
      since: "0.1.0",
      do: ["Use its distances: xs 4, sm 8, md 16, lg 24, xl 40, 2xl 64"],
      dont: ["Don't set margins on components"],
      keyboard: [],
    },
  },
  args: {
    children: (
      <>
        <Card>Первый</Card>
        <Card>Второй</Card>
        <Card>Третий</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [say("Первый"), say("Второй")].map((text) => canvas.getByText(text));
    const top = (element?: Element) => element?.getBoundingClientRect().top ?? 0;
    await expect(top(second)).toBeGreaterThan(top(first));
  },
};

export const Row: Story = { args: { direction: "row", gap: "sm" } };
