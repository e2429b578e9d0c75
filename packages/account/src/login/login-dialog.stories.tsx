import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "../testing/with-client.tsx";
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

export const WithLinks: Story = { args: { recoverHref: "/recover", registerHref: "/register" } };
