import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { OpenAccount } from "./open-account.tsx";

const meta = {
  title: "Account/OpenAccount",
  component: OpenAccount,
  decorators: [
    withClient({
      sendAccountCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
    }),
  ],
  args: { paymentId: "77aa", onSignedIn: () => {} },
} satisfies Meta<typeof OpenAccount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await canvas.findByRole("textbox");
  },
};
