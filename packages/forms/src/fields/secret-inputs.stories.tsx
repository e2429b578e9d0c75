import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { newPassword, smsCode } from "../validation/validators.ts";
import { OtpInput, PasswordInput } from "./secret-inputs.tsx";

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Password and code",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: ["Let the browser fill it in: `autoComplete` tells what it is"],
      dont: ["Don't keep what was typed longer than the press of the button"],
      keyboard: [["As in the kit", "PasswordField, OtpField"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const Password: Story = {
  args: {
    rule: newPassword,
    initialValue: "",
    children: <PasswordInput name="field" label="Новый пароль" autoComplete="new-password" />,
  },
};

export const PasswordRefused: Story = {
  args: {
    rule: newPassword,
    initialValue: "1234",
    children: <PasswordInput name="field" label="Новый пароль" autoComplete="new-password" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const SmsCode: Story = {
  args: {
    rule: smsCode,
    initialValue: "",
    children: <OtpInput name="field" label="Код из SMS" />,
  },
};
