import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Kit/Countdown",
  component: Countdown,
  parameters: {
    usage: {
      do: ["Always show how to stay"],
      dont: ["Don't take anything away from a person when the time is up"],
      keyboard: [["Any key", "Stops it, as a touch or a scroll does"]],
    },
  },
  args: {
    seconds: 60,
    onDone: fn(),
    text: (left) => say("Вернёмся на главную через {{left}} с", { left }),
    stopText: "Остаться здесь",
    stoppedText: "Остаёмся на этой странице",
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ["moves-by-itself"] };

export const StoppedByAnyKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await userEvent.keyboard("a");
      await expect(canvas.getByRole("status")).toHaveTextContent(say("Остаёмся"));
    });
  },
};
