import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { TextField } from "../text-field/text-field.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Kit/Content/Disclosure · details, show more, expand",
  id: "kit-disclosure",
  component: Disclosure,
  parameters: {
    usage: {
      when: "Little-used things are folded into a line that says what is inside.",
      instead: [
        ["Accordion", "there are several"],
        ["Popover", "it only explains"],
      ],
      anatomy: ["Line", "Content"],
      words: "What is inside, as something to do.",
      screenReader: 'The line, "collapsed" or "expanded".',
      since: "next",
      do: [
        "Fold what most people leave empty, and say on the line what opens",
        "Keep it open while something inside is chosen, wrong or missing",
      ],
      dont: ["Don't hide what has a price, or what everybody has to answer"],
      keyboard: [["Enter, Space", "Opens and closes"]],
    },
  },
  args: {
    line: "Добавить отчество",
    staysOpen: false,
    className: "",
    lineClassName: "",
    children: <TextField name="holderPatronymic" label="Отчество" />,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const StaysOpen: Story = {
  args: { staysOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(say("Добавить отчество")));
    await expect(canvas.getByLabelText(say("Отчество"))).toBeVisible();
  },
};
