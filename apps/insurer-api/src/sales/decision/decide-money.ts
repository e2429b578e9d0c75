import type { PaymentState } from "#src/platform/database/schema/sales.ts";

/** What is true of a payment when a person decides about it; amounts in diram. */
export interface MoneyFacts {
  readonly state: PaymentState;
  readonly priceDiram: number;
  readonly receivedDiram: number;
  /** What was sent back before, or is to be. */
  readonly refundedDiram: number;
  readonly isOwnCurrency: boolean;
  readonly undecidedReceipts: number;
  /** Whether what it pays still waits for money, was paid (by this payment or another), or cannot be bought any more. */
  readonly purchase: "waiting" | "paid" | "ended";
  /** This very payment has its policy, or is booked on its part. */
  readonly hasBought: boolean;
  /** The money came before the first day of the cover. */
  readonly isInTime: boolean;
  /** Nobody can pay it any more at its provider. */
  readonly isOver: boolean;
}

/** What a person may do with a payment. */
export type MoneyChoice =
  | { readonly command: "accept" }
  | { readonly command: "refund"; readonly amountDiram: number }
  | { readonly command: "close" };

/** Why it is not done. */
export type MoneyRefusal =
  | "decidedBefore"
  | "alreadyPaid"
  | "policyEnded"
  | "receiptsUndecided"
  | "amountTooSmall"
  | "otherCurrency"
  | "coverBegan"
  | "noMoneyCame"
  | "refundTooLarge"
  | "moneyNotRefunded"
  | "paymentStillOpen";

/** What a choice leads to: the next state and what goes back; or why it is not done. */
export type MoneyOutcome =
  | { readonly to: PaymentState; readonly refundDiram: number }
  | { readonly refusal: MoneyRefusal };

/** What may go back of a payment: all that came, but for what bought and what went back before. */
export function refundableDiram({
  state,
  receivedDiram,
  refundedDiram,
  priceDiram,
}: Pick<MoneyFacts, "state" | "receivedDiram" | "refundedDiram" | "priceDiram">): number {
  const boughtDiram = state === "paid" ? priceDiram : 0;
  return Math.max(0, receivedDiram - boughtDiram - refundedDiram);
}

/** Decides what a choice of a person means for a payment, without doing it. */
export function decideMoney(facts: MoneyFacts, choice: MoneyChoice): MoneyOutcome {
  if (choice.command === "accept") return decideAccept(facts);
  if (choice.command === "close") return decideClose(facts);
  return decideRefund(facts, choice.amountDiram);
}

const isLookedAt = ({ state }: MoneyFacts) => state === "review" || state === "submitted";

function decideAccept(facts: MoneyFacts): MoneyOutcome {
  const { receivedDiram, priceDiram, purchase } = facts;
  const lacksPolicy = facts.state === "paid" && !facts.hasBought;
  if (!lacksPolicy) {
    if (!isLookedAt(facts)) return { refusal: "decidedBefore" };
    if (purchase === "paid") return { refusal: "alreadyPaid" };
    if (facts.undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
    if (receivedDiram === 0) return { refusal: "noMoneyCame" };
    if (!facts.isOwnCurrency) return { refusal: "otherCurrency" };
    if (receivedDiram < priceDiram) return { refusal: "amountTooSmall" };
  }
  if (purchase === "ended") return { refusal: "policyEnded" };
  if (!facts.isInTime) return { refusal: "coverBegan" };
  return { to: "paid", refundDiram: refundableDiram({ ...facts, state: "paid" }) };
}

function decideRefund(facts: MoneyFacts, amountDiram: number): MoneyOutcome {
  if (!isLookedAt(facts) && facts.state !== "paid") return { refusal: "decidedBefore" };
  if (facts.undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
  const most = refundableDiram(facts);
  // Of a payment that bought, what came beyond its price goes back with its acceptance.
  if (most === 0) return { refusal: facts.state === "paid" ? "decidedBefore" : "noMoneyCame" };
  if (!Number.isInteger(amountDiram) || amountDiram <= 0 || amountDiram > most) {
    return { refusal: "refundTooLarge" };
  }
  return { to: facts.state === "paid" ? "paid" : "refunding", refundDiram: amountDiram };
}

function decideClose(facts: MoneyFacts): MoneyOutcome {
  const waitsForBank = facts.state === "created" || facts.state === "pending";
  if (!waitsForBank && !isLookedAt(facts)) return { refusal: "decidedBefore" };
  if (waitsForBank && !facts.isOver) return { refusal: "paymentStillOpen" };
  if (facts.undecidedReceipts > 0) return { refusal: "receiptsUndecided" };
  if (facts.receivedDiram > 0) return { refusal: "moneyNotRefunded" };
  return { to: "closed", refundDiram: 0 };
}
