import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCoupon } from "../testing/builders.ts";
import { PromoCode } from "./promo-code.tsx";

const meta = {
  title: "Checkout/PromoCode",
  component: PromoCode,
  parameters: {
    docs: {
      description: {
        component: "The field of a promo code, as the price of the order answers it.",
      },
    },
  },
} satisfies Meta<typeof PromoCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { coupon: aCoupon() } };

export const Applied: Story = {
  args: {
    coupon: aCoupon({
      text: "NAVRUZ10",
      state: { kind: "applied", code: "NAVRUZ10", valueAmount: 25, sumPrem: 225 },
    }),
  },
};

export const Refused: Story = {
  args: {
    coupon: aCoupon({
      text: "OLD2020",
      state: {
        kind: "error",
        code: "OLD2020",
        problem: "couponError",
        message: "Срок этого промокода прошёл",
      },
    }),
  },
};
