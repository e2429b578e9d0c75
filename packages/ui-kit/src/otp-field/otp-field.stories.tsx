import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { OtpField } from "./otp-field.tsx";

const meta = {
  title: "Kit/Fields/OtpField · one-time code, sms code, pin",
  id: "kit-otpfield",
  component: OtpField,
  parameters: {
    usage: {
      when: "A code of fixed length was sent.",
      instead: [["PasswordField", "the person made it up"]],
      anatomy: ["Label", "Hint with the number it was sent to", "Box with a place for each digit"],
      words: "Name where the code went.",
      screenReader: "One field, not six: the label, then the digits as they are typed.",
      since: "0.1.0",
      do: [
        "Let the phone fill it in: one field, not six",
        "Send it as soon as the last digit is there",
      ],
      dont: ["Don't clear it after an error: people correct one digit"],
      keyboard: [["Digits", "Everything else is dropped"]],
    },
  },
  args: { name: "code", label: "Код из СМС", hint: "Шесть цифр" },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: say("Код из СМС") });
    await userEvent.type(code, "12a3-45678");
    await expect(code).toHaveValue("123456");
    await userEvent.clear(code);
    code.blur();
  },
};

export const Filled: Story = { args: { defaultValue: "123456" } };

export const WithError: Story = {
  args: { defaultValue: "123456", error: "Код не подошёл. Осталось четыре попытки" },
};
