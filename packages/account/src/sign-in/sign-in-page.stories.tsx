import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, waitFor } from "storybook/test";
import { SignInPage } from "./sign-in-page.tsx";

const REFUSED = { message: "", code: "invalid" };

const meta = {
  title: "Account/SignInPage",
  component: SignInPage,
  decorators: [
    withClient({
      sendSmsCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
      register: () => ({
        status: 422,
        data: {
          ...REFUSED,
          fieldCodes: { code: ["smsCodeWrong"] },
          fieldMessages: { code: ["Код неверен или уже не действует"] },
        },
      }),
      changePassword: () => ({
        status: 422,
        data: { ...REFUSED, fieldCodes: { oldPassword: ["passwordWrong"] } },
      }),
    }),
  ],
  args: { onSignedIn: () => {} },
} satisfies Meta<typeof SignInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};

export const Register: Story = { args: { initialStage: "register" } };

export const Recover: Story = { args: { initialStage: "recover" } };

export const ForcedChange: Story = { args: { initialStage: "change" } };

const askCode: NonNullable<Story["play"]> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "921234567{Enter}");
  await canvas.findByText(/992/);
  const code = canvasElement.querySelector("input[name=code]");
  if (!code) throw new Error("The code is not asked for.");
};

export const CodeSent: Story = { args: { initialStage: "register" }, play: askCode };

export const WrongCode: Story = {
  args: { initialStage: "register" },
  play: async (context) => {
    await askCode(context);
    const { canvasElement, userEvent } = context;
    for (const [name, text] of [
      ["code", "123456"],
      ["password", "correct horse"],
      ["repeatPassword", "correct horse{Enter}"],
    ] as const) {
      const input = canvasElement.querySelector(`input[name=${name}]`);
      if (input) await userEvent.type(input, text);
    }
    await waitFor(() => expect(canvasElement.querySelector("input[name=code]")).toBeInvalid());
  },
};

export const TooManyCodes: Story = {
  args: { initialStage: "recover" },
  decorators: [withClient({ sendSmsCode: () => Promise.reject(new Error("for hours")) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "921234567{Enter}");
    await canvas.findByRole("alert");
  },
};
