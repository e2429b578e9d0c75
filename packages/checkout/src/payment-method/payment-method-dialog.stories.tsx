import type { Meta, StoryObj } from "@storybook/react-vite";
import { operatorsFor } from "@sughurta/domain";
import { withClient } from "@sughurta/screen-testing/stories";
import { PaymentMethodDialog } from "./payment-method-dialog.tsx";

const order = { orderId: "order-1", price: 225 };

const meta = {
  title: "Checkout/PaymentMethodDialog",
  component: PaymentMethodDialog,
  decorators: [withClient()],
  args: {
    phone: "927123456",
    state: { step: "choosing", order },
    operators: operatorsFor("travel"),
    onPay: () => {},
    onClose: () => {},
    onResult: () => {},
  },
} satisfies Meta<typeof PaymentMethodDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

export const InInstalments: Story = {
  args: { dueNow: 112.5, later: [{ date: "2026-04-02", sum: 112.5 }] },
};

export const BankIsDown: Story = {
  args: { state: { step: "choosing", order, problem: "providerUnavailable" } },
};

export const OrderOnHold: Story = {
  args: { state: { step: "choosing", order, problem: "orderOnHold" } },
};

export const OrderIsRefused: Story = {
  args: { state: { step: "choosing", order, problem: "orderRefused" } },
};

export const CodeIsOpen: Story = { args: { openPayment: { paymentId: "pay-1", kind: "qr" } } };

export const PriceMoved: Story = {
  args: { state: { step: "choosing", order, oldPrice: 210 } },
};

export const Leaving: Story = { args: { state: { step: "leaving", order } } };

export const Scanning: Story = {
  args: {
    state: {
      step: "scanning",
      order,
      paymentId: "pay-1",
      redirectUrl: "https://bank.example/pay/9f8a7c",
    },
  },
};
