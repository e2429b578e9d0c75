import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Kit/Fields/Checkbox · tick, consent, agreement",
  id: "kit-checkbox",
  component: Checkbox,
  parameters: {
    usage: {
      when: "One statement is agreed with or not; several of a list.",
      instead: [
        ["Switch", "it acts at once"],
        ["RadioGroup", "only one of several"],
      ],
      anatomy: ["Box", "Sentence", "Hint", "Error"],
      words: 'A sentence in the first person: "I agree …".',
      screenReader: 'The sentence, "checkbox, not checked", then hint and error.',
      since: "0.1.0",
      do: ["Write a whole sentence that is true when ticked", "Leave an agreement unticked"],
      dont: [
        "Don't write a negative: \"Don't send me…\" makes people guess",
        "Don't use it for one of two: that is a RadioGroup",
      ],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Space", "Ticks and unticks"],
      ],
    },
  },
  args: {
    name: "agree",
    label: (
      <>
        Согласен с <Link href="#rules">правилами страхования</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("checkbox").focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };

export const WithError: Story = { args: { error: "Без согласия купить полис нельзя" } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
