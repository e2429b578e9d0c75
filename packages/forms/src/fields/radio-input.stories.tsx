import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { gender } from "../validation/validators.ts";
import { RadioInput } from "./choice-inputs.tsx";

const GENDERS = [
  { value: "f", label: "Женский" },
  { value: "m", label: "Мужской" },
];

const meta = {
  title: "Forms/Fields/RadioInput · gender",
  id: "forms-radioinput",
  component: RadioInput,
  parameters: {
    usage: {
      when: "One of a few answers of a form.",
      instead: [
        ["SelectInput", "eight answers or more"],
        ["RadioGroup", "there is no form around"],
      ],
      anatomy: ["As RadioGroup"],

      screenReader: "As RadioGroup; a missing answer is said in the summary too.",
      since: "0.1.0",
      do: ["Give it the specification's field name; value, error and focus come from the form"],
      dont: ["Don't keep the answer in a state of your own"],
      keyboard: [["As in the kit", "RadioGroup"]],
    },
  },
  args: { name: "field", label: "Пол", options: GENDERS, inline: true },
} satisfies Meta<typeof RadioInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  decorators: [inOneFieldForm(gender, "f")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(gender, "")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
