import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Kit/Feedback/Countdown · timer, timeout",
  id: "kit-countdown",
  component: Countdown,
  parameters: {
    usage: {
      when: "Something happens by itself soon, and can be stopped.",
      instead: [["Alert", "nothing happens by itself"]],
      anatomy: ["Sentence with the seconds", "Button that stops it"],
      words: "Say what will happen and when.",
      screenReader: "The sentence once, then each ten seconds.",
      since: "0.1.0",
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
