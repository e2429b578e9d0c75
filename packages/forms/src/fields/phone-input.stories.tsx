import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { phone } from "../validation/validators.ts";
import { PhoneInput } from "./phone-input.tsx";

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Phone",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: ["Store nine digits; `domain` adds 992 for the wire"],
      dont: ["Don't validate operators: new ones come"],
      keyboard: [["As in the kit", "PhoneField"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const Empty: Story = {
  args: {
    rule: phone,
    initialValue: "",
    children: <PhoneInput name="field" label="Телефон" />,
  },
};

export const Filled: Story = {
  args: {
    rule: phone,
    initialValue: "927123456",
    children: <PhoneInput name="field" label="Телефон" />,
  },
};

export const Refused: Story = {
  args: {
    rule: phone,
    initialValue: "92712",
    children: <PhoneInput name="field" label="Телефон" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
