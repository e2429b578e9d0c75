import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { agreement, choiceOf, gender } from "../validation/validators.ts";
import { CheckboxInput, RadioInput, SelectInput } from "./choice-inputs.tsx";

const genders = [
  { value: "f", label: "Женский" },
  { value: "m", label: "Мужской" },
];
const countries = [
  { value: "TJ", label: "Таджикистан" },
  { value: "UZ", label: "Узбекистан" },
];

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Choice",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: ["Give it the specification's field name; value, error and focus come from the form"],
      dont: ["Don't keep the answer in a state of your own"],
      keyboard: [["As in the kit", "RadioGroup, Select, Checkbox"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const Radio: Story = {
  args: {
    rule: gender,
    initialValue: "f",
    children: <RadioInput name="field" label="Пол" options={genders} inline />,
  },
};

export const RadioRefused: Story = {
  args: {
    rule: gender,
    initialValue: "",
    children: <RadioInput name="field" label="Пол" options={genders} inline />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const Select: Story = {
  args: {
    rule: choiceOf(["TJ", "UZ"]),
    initialValue: "TJ",
    children: <SelectInput name="field" label="Страна" options={countries} />,
  },
};

export const SelectRefused: Story = {
  args: {
    rule: choiceOf(["TJ", "UZ"]),
    initialValue: "",
    children: <SelectInput name="field" label="Страна" options={countries} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const Agreement: Story = {
  args: {
    rule: agreement,
    initialValue: false,
    children: <CheckboxInput name="field" label="Согласен с правилами продажи" />,
  },
};

export const AgreementRefused: Story = {
  args: {
    rule: agreement,
    initialValue: false,
    children: <CheckboxInput name="field" label="Согласен с правилами продажи" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
