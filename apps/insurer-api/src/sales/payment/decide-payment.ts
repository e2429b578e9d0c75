import type { Order, Payment, PaymentState } from "#src/platform/database/schema/sales.ts";
import type { ProviderReport } from "./payment-provider.ts";

/** Clocks of two companies differ a little. */
const LATE_GRACE_MS = 60_000;

/** Why people have to look at a payment. */
export type ReviewReason = "wrongAmount" | "afterExpiry" | "secondPayment" | "orderClosed";

/** What a report changes. */
export type Verdict =
  | { readonly to: "keep" }
  | { readonly to: "paid" }
  | { readonly to: "failed" | "cancelled" }
  | { readonly to: "review"; readonly reason: ReviewReason };

const KEEP: Verdict = { to: "keep" };
/** The money of these was reported before: another report of it changes nothing. */
const MONEY_REPORTED: readonly PaymentState[] = ["paid", "review", "refunding", "refunded"];

/**
 * Decides what a provider's report means for a payment. Paid stays paid, money that does not fit goes to
 * review, and an expired payment never buys a policy by itself. Receipts may hold money: no report of a failure ends
 * a payment that has some.
 */
export function decidePayment(
  payment: Pick<Payment, "state" | "amountDiram" | "currency" | "expiresAt">,
  order: Pick<Order, "state">,
  report: ProviderReport,
): Verdict {
  if (report.status === "open" || MONEY_REPORTED.includes(payment.state)) return KEEP;
  if (report.status === "paid") return decidePaid(payment, order, report);
  return payment.state === "pending" ? { to: report.status } : KEEP;
}

function decidePaid(
  payment: Pick<Payment, "state" | "amountDiram" | "currency" | "expiresAt">,
  order: Pick<Order, "state">,
  report: ProviderReport,
): Verdict {
  if (order.state === "paid") return { to: "review", reason: "secondPayment" };
  if (report.amountDiram !== payment.amountDiram || report.currency !== payment.currency) {
    return { to: "review", reason: "wrongAmount" };
  }
  const paidLate = report.occurredAt.getTime() > payment.expiresAt.getTime() + LATE_GRACE_MS;
  const isOver = payment.state === "expired" || payment.state === "closed";
  if (isOver || paidLate) return { to: "review", reason: "afterExpiry" };
  if (order.state !== "new") return { to: "review", reason: "orderClosed" };
  return { to: "paid" };
}
