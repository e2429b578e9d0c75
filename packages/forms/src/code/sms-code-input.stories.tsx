import type { Meta, StoryObj } from "@storybook/react-vite";
import { PersonForm } from "../testing/person-form.tsx";
import { smsCode } from "../validation/validators.ts";
import { SmsCodeInput } from "./sms-code-input.tsx";

const SHAPE = { code: smsCode };

const meta = {
  title: "Forms/Code/SmsCodeInput · code by sms",
  id: "forms-smscodeinput",
  component: SmsCodeInput,
  parameters: {
    usage: {
      when: "A code came by SMS and the form goes on with it.",
      instead: [
        ["PasswordInput", "the person made it up"],
        ["RepeatCode", "the code did not come"],
      ],
      anatomy: ["As OtpField"],

      screenReader: "As OtpField; the phone offers the code over the keys.",
      since: "0.1.0",
      do: ["Name in the text above where the code went"],
      dont: ["Don't ask for the code twice"],
      keyboard: [["As in the kit", "OtpField"]],
    },
  },
  decorators: [
    (Story) => (
      <PersonForm shape={SHAPE} initialValues={{ code: "" }}>
        <Story />
      </PersonForm>
    ),
  ],
} satisfies Meta<typeof SmsCodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
