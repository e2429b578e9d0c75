import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, BUYER, PRODUCTS, rowId } from "#src/desk/testing/story-rows.ts";
import type { Refund, RefundEvent } from "#src/platform/database/schema/sales.ts";
import { refundsView, refundView } from "./refund-view.ts";

const meta = {
  title: "Desk/Refunds",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Money that is to go back, and one refund to decide." } },
  },
} satisfies Meta;
export default meta;

const aRefund = (number: number, changes: Partial<Refund> = {}): Refund => ({
  id: rowId(number),
  policyNumber: `408707201${number}`,
  paymentId: null,
  amountDiram: 241_50,
  currency: "TJS",
  state: "requested",
  dueOn: "2026-12-05",
  sentAt: null,
  sendFailure: null,
  held: false,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});

const aDecision = (state: RefundEvent["state"], decidedBy: string, note: string): RefundEvent => ({
  id: rowId(9),
  refundId: rowId(1),
  state,
  decidedBy,
  decidedRole: "cashier",
  note,
  createdAt: AT,
});

const waiting = [
  aRefund(1),
  aRefund(2, { state: "approved", amountDiram: 1_200_00 }),
  aRefund(3, { state: "sending", policyNumber: null, paymentId: rowId(3), amountDiram: 50_00 }),
];

const getPurchase = ({ policyNumber }: Refund) => ({
  policyNumber,
  holder: BUYER,
  productCode: "travel",
});
const withPurchase = (refund: Refund) => ({ refund, ...getPurchase(refund) });

export const Waiting: StoryObj = deskStory({
  path: "/refunds",
  respond: (context) =>
    refundsView(aDeskRequest(context), {
      ...aListPage(waiting.map(withPurchase)),
      products: PRODUCTS,
    }),
});

export const ToSendBack: StoryObj = deskStory({
  path: "/refunds/1",
  respond: (context) =>
    refundView(aDeskRequest(context), {
      shown: aRefund(1, { state: "approved" }),
      ...getPurchase(aRefund(1)),
      events: [
        aDecision("requested", "nilufar", "Клиент позвонил: виза не готова"),
        aDecision("approved", "zarina", "Поездка не началась, возвращаем всё"),
      ],
      canSend: true,
      isUnclear: false,
      needsTwoFor: 1_450_00,
    }),
});

export const SendingIsUnclear: StoryObj = deskStory({
  path: "/refunds/1",
  respond: (context) =>
    refundView(aDeskRequest(context), {
      shown: aRefund(1, { state: "sending", sendFailure: "unavailable" }),
      ...getPurchase(aRefund(1)),
      events: [aDecision("sending", "zarina", "Отправляем через провайдера")],
      canSend: true,
      isUnclear: true,
      needsTwoFor: undefined,
    }),
});
