import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { email, personName, requiredText } from "../validation/validators.ts";
import { EmailInput, TextAreaInput, TextInput } from "./text-input.tsx";

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Text",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: [
        "Give it the specification's field name and an `autoComplete` token",
        "Errors come after the first press of Continue and then follow the typing",
      ],
      dont: ["Don't write error texts: give codes, the form has the words"],
      keyboard: [["As in the kit", "TextField"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const Name: Story = {
  args: {
    rule: personName,
    initialValue: "",
    children: (
      <TextInput name="field" label="Фамилия" hint="Как в паспорте" autoComplete="family-name" />
    ),
  },
};

export const NameRefused: Story = {
  args: {
    rule: personName,
    initialValue: "Р4",
    children: (
      <TextInput name="field" label="Фамилия" hint="Как в паспорте" autoComplete="family-name" />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const Email: Story = {
  args: {
    rule: email,
    initialValue: "",
    children: <EmailInput name="field" label="Эл. почта" optional />,
  },
};

export const EmailRefused: Story = {
  args: {
    rule: email,
    initialValue: "name@mail",
    children: <EmailInput name="field" label="Эл. почта" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const Note: Story = {
  args: {
    rule: requiredText(999),
    initialValue: "",
    children: <TextAreaInput name="field" label="Что случилось" />,
  },
};
