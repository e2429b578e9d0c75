import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Kit/Fields/PasswordField · secret, credentials",
  id: "kit-passwordfield",
  component: PasswordField,
  parameters: {
    usage: {
      when: "A password is asked for or made.",
      instead: [["OtpField", "it is a code that was sent"]],
      anatomy: ["Label", "Box", "Button that shows what is typed"],
      words: '"Show" and "Hide", nothing else.',
      screenReader: 'The label, "secure edit text"; the button says whether the text is shown.',
      since: "0.1.0",
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

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(say("Пароль"));
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: say("Показать") }));
    await expect(password).toHaveAttribute("type", "text");
    const hide = canvas.getByRole("button", { name: say("Скрыть") });
    await userEvent.click(hide);
    await expect(password).toHaveAttribute("type", "password");
    hide.blur();
  },
};

export const New: Story = {
  args: { autoComplete: "new-password", hint: "Не меньше восьми знаков" },
};

export const WithError: Story = { args: { error: "Слишком короткий: нужно восемь знаков" } };
