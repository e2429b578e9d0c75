import type { Meta, StoryObj } from "@storybook/react-vite";
import { BusyNotice } from "./busy-notice.tsx";

const meta = {
  title: "Forms/Providers/BusyNotice · overload, wait",
  id: "forms-busynotice",
  component: BusyNotice,
  parameters: {
    usage: {
      when: "Requests wait for an overloaded service; `useServiceWait` returns the seconds.",
      instead: [["Alert", "a request failed and a person has to act"]],
      anatomy: ["Alert above the page", "What happens next, and when"],
      words: "Written by the package, in three languages.",
      screenReader: "Read out when it appears, after what is being read.",
      since: "0.1.0",
      do: ["Render it once for the whole page"],
      dont: ["Don't ask a person to try again: the request is repeated by itself"],
      keyboard: [["–", "It has nothing to press"]],
    },
  },
  args: { seconds: 5 },
} satisfies Meta<typeof BusyNotice>;

export default meta;

export const Waiting: StoryObj<typeof meta> = {};
