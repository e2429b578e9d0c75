import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { optionalText } from "../validation/validators.ts";
import { FoldedFields } from "./folded-fields.tsx";
import { TextAreaInput } from "./text-input.tsx";

const meta = {
  title: "Forms/Fields/FoldedFields · show more",
  id: "forms-foldedfields",
  component: FoldedFields,
  parameters: {
    usage: {
      when: "Fields that most people leave empty.",
      instead: [["Disclosure", "there are no fields inside"]],
      anatomy: ["Line with a plus", "Fields"],
      words: "What is inside, as something to do.",
      screenReader:
        "The line, 'collapsed'; it opens by itself where a field inside is filled in or wrong.",
      since: "0.1.0",
      do: ["Name every field inside: `names`"],
      dont: ["Don't fold what must be answered"],
      keyboard: [
        ["Tab", "To the line, then into it"],
        ["Enter, Space", "Opens and closes it"],
      ],
    },
  },
  args: {
    label: "Добавить примечание",
    names: ["field"],
    children: <TextAreaInput name="field" label="Примечание" optional />,
  },
} satisfies Meta<typeof FoldedFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { decorators: [inOneFieldForm(optionalText(), "")] };

export const FilledIn: Story = {
  decorators: [inOneFieldForm(optionalText(), "Позвоните вечером")],
};
