import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Kit/Feedback/Spinner · loader, loading, busy",
  id: "kit-spinner",
  component: Spinner,
  parameters: {
    usage: {
      when: "Work under a second or two that cannot be measured.",
      instead: [
        ["Skeleton", "content is on its way"],
        ["Progress", "it can be measured"],
      ],
      anatomy: ["Ring", "Spoken label"],
      words: "The label says what is waited for.",
      screenReader: "The label as a status; without one nothing.",
      since: "0.1.0",
      do: [
        "Use it where the size of what comes is unknown",
        "Pass `label` where nothing else says what is going on",
      ],
      dont: ["Don't cover the page with it: keep what is there"],
      keyboard: [],
    },
  },
  args: { label: "Проверяем оплату" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ["moves-by-itself"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(say("Проверяем оплату"));
  },
};
