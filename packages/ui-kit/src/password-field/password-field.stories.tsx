import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Kit/PasswordField",
  tags: ["autodocs"],
  component: PasswordField,
  parameters: {
    usage: {
      do: ["Say the rule before it is broken, in the hint", "Let it be shown and pasted"],
      dont: ["Don't ask for it twice where it can be shown"],
      keyboard: [
        ["Tab", 'Moves to the field, then to "show"'],
        ["Enter, Space", 'On "show" shows or hides the text'],
      ],
    },
  },
  args: { name: "password", label: "Пароль", showText: "Показать", hideText: "Скрыть" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const New: Story = {
  args: { autoComplete: "new-password", hint: "Не меньше восьми знаков" },
};

export const WithError: Story = { args: { error: "Слишком короткий: нужно восемь знаков" } };
