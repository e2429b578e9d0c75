import type { Meta, StoryObj } from "@storybook/react-vite";
import { RepeatCode } from "./repeat-code.tsx";

const meta = {
  title: "Forms/Code/RepeatCode · send again, resend",
  id: "forms-repeatcode",
  component: RepeatCode,
  parameters: {
    usage: {
      when: "A code may not have come.",
      instead: [["Countdown", "something happens by itself"]],
      anatomy: ["Words with the seconds left", "Button, once they are over"],

      screenReader: "The seconds as text; the button when it is there, and the focus stays.",
      since: "0.1.0",
      do: ["Take the seconds from the service"],
      dont: ["Don't send by itself"],
      keyboard: [
        ["Tab", "To the button, once it is there"],
        ["Enter, Space", "Sends the code again"],
      ],
    },
  },
  args: { seconds: 0, sendAgain: async () => 60 },
} satisfies Meta<typeof RepeatCode>;

export default meta;

export const Possible: StoryObj<typeof meta> = {};
