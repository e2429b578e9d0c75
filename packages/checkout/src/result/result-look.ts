import type { KnownPayment } from "./use-payment-state.ts";

/** How the result page shows what it knows. */
export interface ResultLook {
  readonly picture: "done" | "trouble" | "search" | "mountains";
  readonly title:
    | "checkingTitle"
    | "awaitingTitle"
    | "paidTitle"
    | "failedTitle"
    | "expiredTitle"
    | "unknownTitle"
    | "offlineTitle";
  readonly text:
    | "checkingText"
    | "awaitingText"
    | "slowText"
    | "receiptText"
    | "paidText"
    | "failedText"
    | "expiredText"
    | "unknownText"
    | "offlineText";
  readonly waiting: boolean;
  /** Nothing more will change: the page may go home. */
  readonly final: boolean;
  readonly canRetry: boolean;
  readonly canAsk: boolean;
  readonly needsReceipt: boolean;
}

const WAITING = {
  picture: "mountains",
  title: "checkingTitle",
  text: "checkingText",
  waiting: true,
  final: false,
  canRetry: false,
  canAsk: false,
  needsReceipt: false,
} as const satisfies ResultLook;

/** Words and ways on for each thing the page may know (decision 7). */
export function resultLook(known: KnownPayment): ResultLook {
  const still = { ...WAITING, waiting: false };
  switch (known.kind) {
    case "loading":
      return WAITING;
    case "unknown":
      return {
        ...still,
        picture: "search",
        title: "unknownTitle",
        text: "unknownText",
        final: true,
      };
    case "offline":
      return {
        ...still,
        picture: "trouble",
        title: "offlineTitle",
        text: "offlineText",
        canAsk: true,
      };
    case "known":
      return knownLook(known);
  }
}

function knownLook({ payment, slow }: Extract<KnownPayment, { kind: "known" }>): ResultLook {
  const ended = { ...WAITING, waiting: false, final: true };
  switch (payment.status) {
    case "paid":
      return { ...ended, picture: "done", title: "paidTitle", text: "paidText" };
    case "failed":
      return {
        ...ended,
        picture: "trouble",
        title: "failedTitle",
        text: "failedText",
        canRetry: true,
      };
    case "expired":
      return {
        ...ended,
        picture: "trouble",
        title: "expiredTitle",
        text: "expiredText",
        canRetry: true,
      };
    case "checking": {
      const byReceipt = payment.paymentOper === "qr";
      if (byReceipt && payment.receipt === "submitted") {
        return { ...WAITING, text: "receiptText", canAsk: true };
      }
      if (byReceipt && payment.receipt !== "accepted") {
        const awaiting = { title: "awaitingTitle", text: "awaitingText" } as const;
        return { ...WAITING, ...awaiting, waiting: false, needsReceipt: true };
      }
      return { ...WAITING, text: slow ? "slowText" : "checkingText", canAsk: slow };
    }
  }
}
