import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Icon } from "../icon/icon.tsx";
import { say } from "../story-words/say.fixture.ts";
import { VisuallyHidden } from "./layout.tsx";

const meta = {
  title: "Kit/Layout/VisuallyHidden · screen reader only, sr-only",
  id: "kit-visuallyhidden",
  component: VisuallyHidden,
  parameters: {
    usage: {
      when: "A screen reader needs words that a picture gives to the eye.",
      instead: [["a label", "everybody can see it"]],
      anatomy: ["Text without a box"],
      words: "As if it were seen.",
      screenReader: "Its text.",
      since: "0.1.0",
      do: ["Use it where a picture or a place says something to the eye alone"],
      dont: ["Don't hide what the focus can reach"],
      keyboard: [],
    },
  },
  args: { children: "Оплачен" },
  decorators: [
    (Story) => (
      <Card>
        <Icon name="check" /> <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const BesideAnIcon: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say("Оплачен")).getBoundingClientRect().width).toBeLessThan(2);
  },
};
