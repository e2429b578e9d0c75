import type { OwnPayments } from "../session/own-payments.ts";

const PAYMENT = "payment";

/** The payment that the address of the page names. */
function paymentInAddress(): string | undefined {
  if (typeof window === "undefined") return undefined;
  return new URLSearchParams(window.location.search).get(PAYMENT) ?? undefined;
}

/** The payment of this shop that the bank led back with; what the page itself or another shop calls so is none. */
export function ownPaymentInAddress(payments: OwnPayments): string | undefined {
  const paymentId = paymentInAddress();
  return paymentId !== undefined && payments.has(paymentId) ? paymentId : undefined;
}

/**
 * Names a payment in the address, or none any more, so that a reload shows the same. What the page itself or another
 * shop has there stays.
 */
export function showInAddress(paymentId: string | undefined, payments: OwnPayments): void {
  const named = paymentInAddress();
  if (named !== undefined && !payments.has(named)) return;
  const page = new URL(window.location.href);
  page.searchParams.delete(PAYMENT);
  if (paymentId !== undefined) page.searchParams.set(PAYMENT, paymentId);
  window.history.replaceState(window.history.state, "", page.href);
}
