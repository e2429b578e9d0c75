import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { newPassword } from "../validation/validators.ts";
import { PasswordInput } from "./secret-inputs.tsx";

const meta = {
  title: "Forms/Fields/PasswordInput · sign in, new password",
  id: "forms-passwordinput",
  component: PasswordInput,
  parameters: {
    usage: {
      when: "A password of a form.",
      instead: [
        ["SmsCodeInput", "a code that was sent"],
        ["PasswordField", "there is no form around"],
      ],
      anatomy: ["As PasswordField"],

      screenReader: "As PasswordField.",
      since: "0.1.0",
      do: ["Let the browser fill it in: `autoComplete` tells what it is"],
      dont: ["Don't keep what was typed longer than the press of the button"],
      keyboard: [["As in the kit", "PasswordField"]],
    },
  },
  args: { name: "field", label: "Новый пароль", autoComplete: "new-password" },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  decorators: [inOneFieldForm(newPassword, "")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(newPassword, "1234")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
