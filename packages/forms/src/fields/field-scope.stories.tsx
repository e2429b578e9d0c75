import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { personName } from "../validation/validators.ts";
import { TextInput } from "./text-input.tsx";
import { FieldScope } from "./use-form-field.ts";

const meta = {
  title: "Forms/Providers/FieldScope · group, error summary, people",
  id: "forms-fieldscope",
  component: FieldScope.Provider,
  parameters: {
    usage: {
      when: "The same fields are asked of several people.",
      instead: [["nothing", "the form asks of one person"]],
      anatomy: ["Nothing that is seen"],
      words: "As the person is called on the screen: 'Insured person 2'.",
      screenReader: "It heads the errors of these fields in the summary.",
      since: "0.1.0",
      do: ["Give each person one of their own"],
      dont: ["Don't repeat it in the labels"],
      keyboard: [],
    },
  },
  args: {
    value: "Застрахованный 2",
    children: <TextInput name="field" label="Фамилия" />,
  },
  decorators: [inOneFieldForm(personName, "")],
} satisfies Meta<typeof FieldScope.Provider>;

export default meta;

export const OfOnePerson: StoryObj<typeof meta> = {};
