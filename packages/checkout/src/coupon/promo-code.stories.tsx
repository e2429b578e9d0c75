import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { PromoCode } from "./promo-code.tsx";
import { useCoupon } from "./use-coupon.ts";

function Field({ initialCode }: { readonly initialCode?: string }) {
  return <PromoCode coupon={useCoupon({ productCode: "OILA", initialCode, order: "box-story" })} />;
}

const meta = {
  title: "Checkout/PromoCode",
  component: Field,
  parameters: {
    docs: {
      description: { component: "`PromoCode` with `useCoupon`: a code is checked by the server." },
    },
  },
  decorators: [
    withClient({
      checkCoupon: () => ({ status: 200, data: { valueAmount: 25, sumPrem: 225 } }),
    }),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Applied: Story = { args: { initialCode: "NAVRUZ10" } };

export const Refused: Story = {
  args: { initialCode: "OLD2020" },
  decorators: [
    withClient({
      checkCoupon: () => ({
        status: 422,
        data: { message: "Срок этого промокода прошёл", code: "invalid" },
      }),
    }),
  ],
};
