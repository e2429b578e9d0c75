import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { aPaymentState } from "../testing/builders.ts";
import { PaymentResult } from "./payment-result.tsx";

const meta = {
  title: "Checkout/PaymentResult",
  component: PaymentResult,
  parameters: { layout: "fullscreen" },
  decorators: [
    withClient({
      payment: () => ({ status: 200, data: aPaymentState({ status: "checking" }) }),
      latestPayment: () => ({ status: 404, data: { message: "", code: "notFound" } }),
    }),
  ],
  args: {
    initial: aPaymentState(),
    retryHref: ({ productSlug }) => `/boxes/order/${productSlug}`,
    onGoHome: () => {},
    verifyUrl: (policyNumber) => `https://shop.example/verify/${policyNumber}`,
  },
} satisfies Meta<typeof PaymentResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

/** On a partner's page it stays until it is closed. */
export const PaidInAnotherPage: Story = {
  render: ({ initial }) => <PaymentResult initial={initial} onClose={() => {}} />,
};

export const Checking: Story = {
  args: { paymentId: "pay-1", initial: aPaymentState({ status: "checking" }) },
};

export const ReceiptNeeded: Story = {
  args: {
    paymentId: "pay-1",
    initial: aPaymentState({
      status: "checking",
      paymentOper: "qr",
      receipt: "none",
      redirectUrl: "https://bank.example/pay/1",
    }),
    paymentOrigins: ["https://bank.example"],
  },
};

/** Money without a purchase is refunded. */
export const Refunding: Story = {
  args: {
    initial: aPaymentState({ status: "refunding", refund: 225, refundBy: "2026-03-16" }),
  },
};

export const DuplicatePaymentNotice: Story = {
  args: { initial: aPaymentState({ paidTwice: 225 }) },
};

export const Failed: Story = { args: { initial: aPaymentState({ status: "failed" }) } };

export const Expired: Story = { args: { initial: aPaymentState({ status: "expired" }) } };

export const Unknown: Story = { args: { initial: undefined } };
