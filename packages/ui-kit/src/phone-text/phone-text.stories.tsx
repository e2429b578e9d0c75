import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { PhoneText } from "./phone-text.tsx";

const meta = {
  title: "Kit/Content/PhoneText · phone number in a sentence",
  id: "kit-phone-text",
  component: PhoneText,
  parameters: {
    usage: {
      when: "A phone number stands in a sentence.",
      instead: [["Link", "the number can be called"]],
      anatomy: ["Number"],
      words: "The number as the language of the page writes it.",
      screenReader: "The number as text.",
      since: "0.1.0",
      do: ["Write the whole number, with its country code"],
      dont: ["Don't use it for a number that is called"],
      keyboard: [],
    },
  },
  args: { children: "(992) 92-123-4567" },
} satisfies Meta<typeof PhoneText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNarrowColumn: Story = {
  render: (args) => (
    <p style={{ inlineSize: "11rem" }}>
      {say("Телефон")} <PhoneText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("(992) 92-123-4567").getClientRects()).toHaveLength(1);
  },
};
