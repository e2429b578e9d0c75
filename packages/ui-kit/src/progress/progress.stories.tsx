import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Kit/Feedback/Progress · progress bar, loading bar",
  id: "kit-progress",
  component: Progress,
  parameters: {
    usage: {
      when: "Work that takes seconds and can be measured: a file on its way.",
      instead: [
        ["Spinner", "it cannot be measured"],
        ["Stepper", "steps of an order"],
      ],
      anatomy: ["Track", "Bar", "Words"],
      words: 'What is under way, not "Loading".',
      screenReader: 'The words, "progress bar, 40 per cent".',
      since: "0.1.0",
      do: ["Name in the label what is on its way"],
      dont: ["Don't invent a percentage: leave it out while it is unknown"],
      keyboard: [],
    },
  },
  args: { label: "Отправляем «паспорт.jpg»", percent: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: say(args.label) })).toHaveAttribute(
      "value",
      "40",
    );
  },
};

export const Unknown: Story = { tags: ["moves-by-itself"], args: { percent: undefined } };
