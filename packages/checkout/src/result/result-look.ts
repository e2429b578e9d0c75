import type { PaymentState, PaymentStatus } from "@sughurta/contracts/payment";
import { roundMoney } from "@sughurta/domain";
import type { TrackedPayment } from "./use-payment-state.ts";

/** Presentation of the result page's state. */
export interface ResultLook {
  readonly title:
    | "checkingTitle"
    | "awaitingTitle"
    | "paidTitle"
    | "firstPartTitle"
    | "laterPartTitle"
    | "failedTitle"
    | "expiredTitle"
    | "refundingTitle"
    | "refundedTitle"
    | "unknownTitle"
    | "offlineTitle";
  readonly text:
    | "checkingText"
    | "awaitingText"
    | "awaitingPartText"
    | "slowText"
    | "receiptText"
    | "paidText"
    | "firstPartText"
    | "laterPartText"
    | "failedText"
    | "expiredText"
    | "expiredPartText"
    | "refundingText"
    | "refundingPartText"
    | "refundedText"
    | "unknownText"
    | "offlineText"
    | "elsewherePaidText"
    | "elsewhereEndedText"
    | "elsewhereRefundText";
  readonly waiting: boolean;
  /** Final state: the page may return to the home page. */
  readonly final: boolean;
  readonly canRetry: boolean;
  readonly canAsk: boolean;
  /** Staff can help: offers a phone number. */
  readonly canCall: boolean;
  readonly needsReceipt: boolean;
}

const WAITING = {
  title: "checkingTitle",
  text: "checkingText",
  waiting: true,
  final: false,
  canRetry: false,
  canAsk: false,
  canCall: false,
  needsReceipt: false,
} as const satisfies ResultLook;

/** Ended without a policy: a late payment may still be found, and staff can help. */
const ENDED = { ...WAITING, waiting: false, final: true, canAsk: true, canCall: true } as const;

/** Total of the receipts while it is below the price, TJS (SPEC-63). */
export function getPart({ sumPrem, amountPaid }: PaymentState) {
  const paid = amountPaid ?? 0;
  return paid > 0 && paid < sumPrem
    ? { paid, price: sumPrem, missing: roundMoney(sumPrem - paid) }
    : undefined;
}

/** Texts and actions for each state of the page (SPEC-7). */
export function resultLook(known: TrackedPayment, slow: boolean): ResultLook {
  switch (known.kind) {
    case "loading":
      return slow ? { ...WAITING, text: "slowText", canAsk: true } : WAITING;
    case "unknown":
      return { ...ENDED, title: "unknownTitle", text: "unknownText" };
    case "offline": {
      const words = { title: "offlineTitle", text: "offlineText" } as const;
      return { ...WAITING, ...words, waiting: false, canAsk: true };
    }
    case "elsewhere":
      return elsewhereLook(known.status, slow);
    case "known":
      return knownLook(known.payment, slow);
  }
}

/** For a payment of another browser: what happened and what is next; the page stays. */
function elsewhereLook(status: PaymentStatus, slow: boolean): ResultLook {
  const stays = { ...ENDED, final: false };
  switch (status) {
    case "checking":
      return { ...WAITING, text: slow ? "slowText" : "checkingText", canAsk: slow };
    case "paid":
      return { ...stays, title: "paidTitle", text: "elsewherePaidText", canAsk: false };
    case "failed":
    case "expired":
      return { ...stays, title: `${status}Title`, text: "elsewhereEndedText" };
    case "refunding":
    case "refunded":
      return { ...stays, title: `${status}Title`, text: "elsewhereRefundText", canAsk: false };
  }
}

/** The paid amount: the whole price, its first instalment, or a later one. */
function getPaidPart({ part = 1, instalments = [] }: PaymentState) {
  if (part > 1) return "laterPart";
  return outstandingInstalments(instalments).length > 0 ? "firstPart" : "paid";
}

/** Parts that are still to be paid. */
export function outstandingInstalments(instalments: PaymentState["instalments"] = []) {
  return instalments.filter(({ paidOn }) => paidOn === undefined);
}

function knownLook(payment: PaymentState, slow: boolean): ResultLook {
  const isPart = getPart(payment) !== undefined;
  switch (payment.status) {
    case "paid": {
      const of = getPaidPart(payment);
      const words = { title: `${of}Title`, text: `${of}Text` } as const;
      return { ...WAITING, ...words, waiting: false, final: true };
    }
    case "failed": {
      const words = { title: "failedTitle", text: "failedText" } as const;
      return { ...ENDED, ...words, canRetry: true };
    }
    case "expired": {
      // After a first instalment, the buyer must not pay the whole amount again.
      const text = isPart ? "expiredPartText" : "expiredText";
      return { ...ENDED, title: "expiredTitle", text, canRetry: !isPart };
    }
    case "refunding": {
      const text = (payment.part ?? 1) > 1 ? "refundingPartText" : "refundingText";
      return { ...ENDED, title: "refundingTitle", text, canRetry: true, canAsk: false };
    }
    case "refunded": {
      const words = { title: "refundedTitle", text: "refundedText" } as const;
      return { ...ENDED, ...words, canRetry: true, canAsk: false };
    }
    case "checking": {
      const byReceipt = payment.paymentOper === "qr";
      if (byReceipt && payment.receipt === "submitted") {
        return { ...WAITING, text: "receiptText", canAsk: true };
      }
      if (byReceipt && payment.receipt !== "accepted") {
        const text = isPart ? "awaitingPartText" : "awaitingText";
        return { ...WAITING, title: "awaitingTitle", text, waiting: false, needsReceipt: true };
      }
      return { ...WAITING, text: slow ? "slowText" : "checkingText", canAsk: slow };
    }
  }
}
