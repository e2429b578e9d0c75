import type { Meta, StoryObj } from "@storybook/react-vite";
import { openPaidPolicy } from "@sughurta/contracts/payment";
import { withClient } from "@sughurta/screen-testing/stories";
import { OpenPaidPolicy } from "./open-paid-policy.tsx";

const meta = {
  title: "Account/OpenPaidPolicy",
  component: OpenPaidPolicy,
  decorators: [
    withClient({
      sendPaymentCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
      openPaidPolicy: () => ({ status: 200, data: openPaidPolicy.examples.responses[200] }),
    }),
  ],
  args: { paymentId: "77aa" },
} satisfies Meta<typeof OpenPaidPolicy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await canvas.findByRole("textbox");
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await userEvent.type(await canvas.findByRole("textbox"), "123456{Enter}");
    await canvas.findByText("0000000013");
  },
};
