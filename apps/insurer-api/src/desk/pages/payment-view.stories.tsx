import type { Meta, StoryObj } from "@storybook/react-vite";
import { LOCKED, OPEN } from "#src/desk/access/mask.ts";
import { aDeskContext } from "#src/desk/testing/a-desk-context.ts";
import { aPayment, aPaymentToCheck } from "#src/desk/testing/a-payment.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { showPayment, showPayments } from "./payment-view.ts";

const meta = {
  title: "Desk/Payments",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Payments that wait for a decision, and one of them." } },
  },
} satisfies Meta;
export default meta;

/** One more than the page size of the list. */
const MORE_THAN_A_PAGE = 51;

const toCheck = ["wrongAmount", "receiptWaits", "noPolicy"].map((reason, index) =>
  aPayment(index, reason),
);
const all = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) => aPayment(index));

export const ToCheck: StoryObj = deskStory({
  path: "/payments",
  answer: (context) => showPayments(aDeskContext(), context, { isAll: false, rows: toCheck }),
});

export const NothingToCheck: StoryObj = deskStory({
  path: "/payments",
  answer: (context) => showPayments(aDeskContext(), context, { isAll: false, rows: [] }),
});

export const NextPage: StoryObj = deskStory({
  path: "/payments?show=all",
  answer: (context) => showPayments(aDeskContext(), context, { isAll: true, rows: all }),
});

export const Masked: StoryObj = deskStory({
  path: "/payments/1",
  answer: (context) =>
    showPayment(aDeskContext(), context, { shown: aPaymentToCheck(), today: TODAY }),
});

export const Opened: StoryObj = deskStory({
  path: "/payments/1",
  answer: (context) =>
    showPayment(aDeskContext(OPEN), context, { shown: aPaymentToCheck(), today: TODAY }),
});

export const PictureOfReceipt: StoryObj = deskStory({
  path: "/payments/1",
  answer: (context) =>
    showPayment(aDeskContext(OPEN), context, {
      shown: aPaymentToCheck("image/jpeg"),
      today: TODAY,
    }),
});

export const LessThanThePrice: StoryObj = deskStory({
  path: "/payments/1",
  answer: (context) => {
    const shown = aPaymentToCheck();
    const acceptRefusal = new FailureError(409, "amountTooSmall", { values: { sum: 41.5 } });
    return showPayment(aDeskContext(OPEN), context, {
      shown: { ...shown, receipts: [], acceptRefusal },
      today: TODAY,
    });
  },
});

export const SeenByAuditor: StoryObj = deskStory({
  path: "/payments/1",
  roles: ["auditor"],
  answer: (context) =>
    showPayment(aDeskContext(LOCKED, ["auditor"]), context, {
      shown: aPaymentToCheck(),
      today: TODAY,
    }),
});
