import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBox, aBoxOrder } from "../testing/builders.ts";
import { withClient } from "../testing/with-client.tsx";
import { BoxOrder } from "./box-order.tsx";

const nothing = { status: 404, data: { message: "", code: "notFound" } } as const;
const { agree, ...draft } = aBoxOrder();

const meta = {
  title: "Boxes/BoxOrder",
  component: BoxOrder,
  parameters: { layout: "fullscreen" },
  decorators: [
    withClient({
      readDraft: () => nothing,
      saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
      checkCoupon: () => ({ status: 200, data: { valueAmount: 25, sumPrem: 225 } }),
      saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
    }),
  ],
  args: {
    product: aBox(),
    today: "2026-03-02",
    paymentOrigins: [],
    onResult: () => {},
  },
} satisfies Meta<typeof BoxOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithPromoCode: Story = { args: { initialCoupon: "NAVRUZ10" } };

export const Restored: Story = {
  // The mark by which this browser knows that a draft may be there.
  beforeEach: () => {
    localStorage.setItem("sughurta.draft.box-schit-semi", "1");
    return () => localStorage.clear();
  },
  decorators: [
    withClient({
      readDraft: () => ({ status: 200, data: { content: JSON.stringify(draft) } }),
      saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
      discardDraft: () => ({ status: 200, data: { discarded: true } }),
    }),
  ],
};
