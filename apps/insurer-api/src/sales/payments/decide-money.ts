import type { PaymentState } from "#src/platform/database/schema/sales.ts";

/** Facts that a decision about a payment depends on; amounts in diram. */
export interface MoneyFacts {
  readonly state: PaymentState;
  readonly priceDiram: number;
  readonly receivedDiram: number;
  /** Sent and open refunds. */
  readonly refundedDiram: number;
  /** Money kept by a decision although it bought nothing. */
  readonly keptDiram: number;
  readonly openRefunds: number;
  readonly isOwnCurrency: boolean;
  readonly undecidedReceipts: number;
  /** Whether the purchase awaits payment, was paid (by this payment or another), or can no longer be bought. */
  readonly purchase: "waiting" | "paid" | "ended";
  /** This payment has its policy, or is booked on its instalment. */
  readonly hasBought: boolean;
  /** The money arrived before the first day of the cover. */
  readonly isInTime: boolean;
  /** It can no longer be paid at its provider. */
  readonly isOver: boolean;
  /** The buyer was asked for the rest and can still pay it. */
  readonly isRestRequested: boolean;
}

/** A staff decision about a payment. */
export type MoneyChoice =
  | { readonly command: "accept" }
  | { readonly command: "refund" | "keep"; readonly amountDiram: number }
  | { readonly command: "close" }
  | { readonly command: "askRest" };

/** Why a decision is refused. */
export type MoneyRefusal =
  | "decidedBefore"
  | "alreadyPaid"
  | "policyEnded"
  | "receiptsUndecided"
  | "amountTooSmall"
  | "otherCurrency"
  | "restAsked"
  | "coverBegan"
  | "noMoneyCame"
  | "refundTooLarge"
  | "moneyNotRefunded"
  | "paymentStillOpen";

/** Result of a decision: the next state and the refund, or the reason of refusal. */
type MoneyOutcome =
  | { readonly to: PaymentState; readonly refundDiram: number }
  | { readonly refusal: MoneyRefusal };

/** Money of a payment without a decision: received, and neither spent on a purchase, refunded nor kept; in diram. */
export function remainingDiram({
  state,
  receivedDiram,
  refundedDiram,
  keptDiram,
  priceDiram,
}: Pick<
  MoneyFacts,
  "state" | "receivedDiram" | "refundedDiram" | "keptDiram" | "priceDiram"
>): number {
  const boughtDiram = state === "paid" ? priceDiram : 0;
  return Math.max(0, receivedDiram - boughtDiram - refundedDiram - keptDiram);
}

/** Computes the result of a staff decision about a payment, without applying it. */
export function decideMoney(facts: MoneyFacts, choice: MoneyChoice): MoneyOutcome {
  if (choice.command === "accept") return decideAccept(facts);
  if (choice.command === "close") return decideClose(facts);
  if (choice.command === "askRest") return decideAskRest(facts);
  return decideRest(facts, choice);
}

const isLookedAt = ({ state }: MoneyFacts) => state === "review" || state === "submitted";

function decideAccept(facts: MoneyFacts): MoneyOutcome {
  const { priceDiram, purchase } = facts;
  const lacksPolicy = facts.state === "paid" && !facts.hasBought;
  if (!lacksPolicy) {
    if (!isLookedAt(facts)) return { refusal: "decidedBefore" };
    if (purchase === "paid") return { refusal: "alreadyPaid" };
    if (facts.undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
    if (remainingDiram(facts) === 0) return { refusal: "noMoneyCame" };
    if (!facts.isOwnCurrency) return { refusal: "otherCurrency" };
    if (remainingDiram(facts) < priceDiram) return { refusal: "amountTooSmall" };
  }
  if (purchase === "ended") return { refusal: "policyEnded" };
  if (!facts.isInTime) return { refusal: "coverBegan" };
  return { to: "paid", refundDiram: remainingDiram({ ...facts, state: "paid" }) };
}

function decideRest(
  facts: MoneyFacts,
  { command, amountDiram }: Extract<MoneyChoice, { readonly amountDiram: number }>,
): MoneyOutcome {
  const { state, undecidedReceipts, openRefunds } = facts;
  if (!isLookedAt(facts) && state !== "paid") return { refusal: "decidedBefore" };
  if (undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
  const most = remainingDiram(facts);
  // The excess of a payment that bought is refunded when it is accepted.
  if (most === 0) return { refusal: state === "paid" ? "decidedBefore" : "noMoneyCame" };
  if (openRefunds > 0) return { refusal: "decidedBefore" };
  if (!Number.isInteger(amountDiram) || amountDiram <= 0 || amountDiram > most) {
    return { refusal: "refundTooLarge" };
  }
  if (command === "refund") {
    return { to: state === "paid" ? "paid" : "refunding", refundDiram: amountDiram };
  }
  if (state === "paid" || amountDiram < most) return { to: state, refundDiram: 0 };
  return { to: stateOfSettled(facts), refundDiram: 0 };
}

/** What is missing to the price of a payment, in diram. */
export const missingDiram = (facts: MoneyFacts): number => facts.priceDiram - remainingDiram(facts);

function decideAskRest(facts: MoneyFacts): MoneyOutcome {
  const { state, purchase, undecidedReceipts, openRefunds } = facts;
  if (state !== "review") return { refusal: "decidedBefore" };
  if (purchase === "paid") return { refusal: "alreadyPaid" };
  if (purchase === "ended") return { refusal: "policyEnded" };
  if (undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
  if (remainingDiram(facts) === 0) return { refusal: "noMoneyCame" };
  if (!facts.isOwnCurrency) return { refusal: "otherCurrency" };
  if (openRefunds > 0 || missingDiram(facts) <= 0) return { refusal: "decidedBefore" };
  if (facts.isRestRequested) return { refusal: "restAsked" };
  return { to: state, refundDiram: 0 };
}

/** The final state of a payment that bought nothing and has no remaining money. */
const stateOfSettled = ({ refundedDiram }: MoneyFacts) =>
  refundedDiram > 0 ? "refunded" : "closed";

function decideClose(facts: MoneyFacts): MoneyOutcome {
  const waitsForBank = facts.state === "created" || facts.state === "pending";
  if (!waitsForBank && !isLookedAt(facts)) return { refusal: "decidedBefore" };
  if (waitsForBank && !facts.isOver) return { refusal: "paymentStillOpen" };
  if (facts.undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
  if (remainingDiram(facts) > 0) return { refusal: "moneyNotRefunded" };
  return { to: stateOfSettled(facts), refundDiram: 0 };
}
