import type { Meta, StoryObj } from "@storybook/react-vite";
import { OtpField } from "../otp-field/otp-field.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Kit/PasswordField",
  component: PasswordField,
  args: { name: "password", label: "Пароль", showText: "Показать", hideText: "Скрыть" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const New: Story = {
  args: { autoComplete: "new-password", hint: "Не меньше восьми знаков" },
};

export const WithError: Story = { args: { error: "Слишком короткий: нужно восемь знаков" } };

export const Code: Story = {
  render: () => <OtpField name="code" label="Код из СМС" hint="Шесть цифр" defaultValue="123456" />,
};
