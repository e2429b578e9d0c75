import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Kit/Progress",
  component: Progress,
  parameters: {
    usage: {
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
