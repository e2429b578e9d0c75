import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { ServerMarkup } from "./server-markup.tsx";

const meta = {
  title: "Kit/Layout/ServerMarkup · static, server rendering, island",
  id: "kit-servermarkup",
  component: ServerMarkup,
  parameters: {
    usage: {
      when: "A large part without interaction that the server renders.",
      instead: [["nothing", "the part has buttons or fields"]],
      anatomy: ["Nothing that is seen"],
      screenReader: "Its content.",
      since: "next",
      do: ["Load the code of the content on demand"],
      dont: ["Don't put anything into it that reacts to a press"],
      keyboard: [],
    },
  },
  args: { contentKey: "specimen", children: <Card>Полис путешественника</Card> },
} satisfies Meta<typeof ServerMarkup>;

export default meta;

export const InABrowser: StoryObj<typeof meta> = {};
