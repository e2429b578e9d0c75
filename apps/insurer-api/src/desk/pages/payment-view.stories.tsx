import type { Meta, StoryObj } from "@storybook/react-vite";
import { CLOSED, LOCKED, OPEN } from "#src/desk/access/mask.ts";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { aPayment, aPaymentToCheck } from "#src/desk/testing/a-payment.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, PRODUCTS, rowId } from "#src/desk/testing/story-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type DeskPayment, type PaymentsFacts, paymentsView, paymentView } from "./payment-view.ts";

const meta = {
  title: "Desk/Payments",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Payments that wait for a decision, and one of them." } },
  },
} satisfies Meta;
export default meta;

/** One more than the page size of the list. */
const PAGE_ROWS = 50;

const toCheck = ["wrongAmount", "receiptWaits", "noPolicy"].map((reason, index) =>
  aPayment(index, reason),
);
const all = Array.from({ length: PAGE_ROWS }, (_, index) => aPayment(index));

const page = (shown: readonly DeskPayment[], isAll = false): PaymentsFacts => ({
  ...aListPage(shown, isAll),
  handlers: new Map([[rowId(1), "nilufar"]]),
  products: PRODUCTS,
});

export const ToCheck: StoryObj = deskStory({
  path: "/payments",
  respond: (context) => paymentsView(aDeskRequest(context), page(toCheck)),
});

export const NothingToCheck: StoryObj = deskStory({
  path: "/payments",
  respond: (context) => paymentsView(aDeskRequest(context), page([])),
});

export const NextPage: StoryObj = deskStory({
  path: "/payments?show=all",
  respond: (context) =>
    paymentsView(aDeskRequest(context), {
      ...page(all, true),
      next: `?show=all&after=${AT.toISOString()}~${rowId(PAGE_ROWS)}`,
    }),
});

export const Filtered: StoryObj = deskStory({
  path: "/payments?show=all&operator=qr&least=100&mine=yes",
  respond: (context) => {
    const view = { id: rowId(1), name: "Чеки по QR", query: "show=all&operator=qr" };
    return paymentsView(aDeskRequest(context, CLOSED, STAFF_ROLES, [view]), page(toCheck, true));
  },
});

export const Masked: StoryObj = deskStory({
  path: "/payments/1",
  respond: (context) => paymentView(aDeskRequest(context), aPaymentToCheck()),
});

export const Opened: StoryObj = deskStory({
  path: "/payments/1",
  respond: (context) => paymentView(aDeskRequest(context, OPEN), aPaymentToCheck()),
});

export const PictureOfReceipt: StoryObj = deskStory({
  path: "/payments/1",
  respond: (context) => paymentView(aDeskRequest(context, OPEN), aPaymentToCheck("image/jpeg")),
});

export const LessThanThePrice: StoryObj = deskStory({
  path: "/payments/1",
  respond: (context) => {
    const shown = aPaymentToCheck();
    const acceptRefusal = new FailureError(409, "amountTooSmall", { values: { sum: 41.5 } });
    const found = { ...shown, receipts: [], acceptRefusal, restRefusal: undefined };
    return paymentView(aDeskRequest(context, OPEN), found);
  },
});

export const SeenByAuditor: StoryObj = deskStory({
  path: "/payments/1",
  roles: ["auditor"],
  respond: (context) => paymentView(aDeskRequest(context, LOCKED, ["auditor"]), aPaymentToCheck()),
});
