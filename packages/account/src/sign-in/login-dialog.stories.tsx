import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { LoginDialog } from "./login-dialog.tsx";

const meta = {
  title: "Account/LoginDialog",
  component: LoginDialog,
  decorators: [
    withClient({ logIn: () => ({ status: 401, data: { message: "", code: "badCredentials" } }) }),
  ],
  args: { open: true, onClose: () => {}, onSignedIn: () => {} },
} satisfies Meta<typeof LoginDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const signIn: NonNullable<Story["play"]> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "921234567");
  const password = canvasElement.querySelector("input[type=password]");
  if (password) await userEvent.type(password, "correct horse{Enter}");
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "{Enter}");
    await canvas.findByRole("alert");
  },
};

export const SigningIn: Story = {
  decorators: [withClient({ logIn: () => new Promise(() => {}) })],
  play: signIn,
};

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByRole("alert");
  },
};

export const TooMany: Story = {
  decorators: [
    withClient({ logIn: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }) }),
  ],
  play: signIn,
};

export const Offline: Story = {
  decorators: [withClient({ logIn: () => Promise.reject(new NetworkError("no network")) })],
  play: signIn,
};
