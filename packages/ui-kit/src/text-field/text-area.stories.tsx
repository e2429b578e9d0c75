import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-field.tsx";

const meta = {
  title: "Kit/Fields/TextArea · multiline, comment, textarea",
  id: "kit-textarea",
  component: TextArea,
  parameters: {
    usage: {
      when: "Several sentences: what happened, a remark.",
      instead: [["TextField", "one line will do"]],
      anatomy: ["Label", "Hint with the length", "Error", "Box that grows"],
      words: "Say how long the answer may be.",
      screenReader: 'The label, "edit text, multi-line", then hint and error.',
      since: "0.1.0",
      do: ["Say in the hint how long the answer may be"],
      dont: ["Don't cut what is longer: say so"],
      keyboard: [
        ["Tab", "Moves to it and on"],
        ["Enter", "Begins a line"],
      ],
    },
  },
  args: { name: "note", label: "Что случилось", hint: "От 3 до 999 знаков" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyLines: Story = {};

export const Disabled: Story = { args: { disabled: true } };
