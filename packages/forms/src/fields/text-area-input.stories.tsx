import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { requiredText } from "../validation/validators.ts";
import { TextAreaInput } from "./text-input.tsx";

const meta = {
  title: "Forms/Fields/TextAreaInput · remark",
  id: "forms-textareainput",
  component: TextAreaInput,
  parameters: {
    usage: {
      when: "Several sentences of a form.",
      instead: [["TextInput", "one line will do"]],
      anatomy: ["As TextArea"],
      words: "Say how long the answer may be.",
      screenReader: "As TextArea.",
      since: "0.1.0",
      do: ["Give the rule the same length as the contract"],
      dont: ["Don't cut what is longer: the rule tells"],
      keyboard: [["As in the kit", "TextArea"]],
    },
  },
  args: { name: "field", label: "Что случилось" },
} satisfies Meta<typeof TextAreaInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  decorators: [inOneFieldForm(requiredText(999), "")],
};
