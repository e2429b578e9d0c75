import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";

const meta = {
  title: "Kit/Fields/PhoneField · telephone, mobile number",
  id: "kit-phonefield",
  component: PhoneField,
  parameters: {
    usage: {
      when: "A number of Tajikistan is asked for.",
      instead: [["TextField", "the number may be of any country"]],
      anatomy: ["Label", "Country code", "Box"],
      words: "Say what the number is for.",
      screenReader: 'The label, "plus 992", then the digits.',
      since: "0.1.0",
      do: ["Ask for nine digits; the country code stands before the field"],
      dont: ["Don't cut a number that is too long: say what is wrong with it"],
      keyboard: [["Digits", "Group themselves; the caret stays where it is"]],
    },
  },
  args: {
    name: "holderPhone",
    label: "Телефон",
    value: "",
    onValueChange: fn(),
    read: (typed) => typed.replace(/\D/g, ""),
    write: (digits) => digits.replace(/^(..)(...)(?=.)/, "$1-$2-"),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(say("Телефон")), "901234567");
    await expect(canvas.getByLabelText(say("Телефон"))).toHaveValue("90-123-4567");
  },
};

export const WithError: Story = {
  args: { value: "90123", error: "Введите девять цифр номера после (992)" },
};

export const Disabled: Story = { args: { value: "901234567", disabled: true } };

function Kept({ value, ...field }: PhoneFieldProps) {
  const [current, setCurrent] = useState(value);
  return <PhoneField {...field} value={current} onValueChange={setCurrent} />;
}
