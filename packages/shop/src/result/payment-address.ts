import type { OwnPayments } from "../session/own-payments.ts";

const PAYMENT = "payment";

/** The payment that the address of the page names. */
function paymentInAddress(): string | undefined {
  if (typeof window === "undefined") return undefined;
  return new URLSearchParams(window.location.search).get(PAYMENT) ?? undefined;
}

/**
 * The payment of this shop with which the bank redirected back; parameters of the page itself or another shop are
 * ignored.
 */
export function ownPaymentInAddress(payments: OwnPayments): string | undefined {
  const paymentId = paymentInAddress();
  return paymentId !== undefined && payments.has(paymentId) ? paymentId : undefined;
}

/**
 * Sets or removes a payment in the address, so that a reload shows the same. Parameters of the page itself or another
 * shop are unchanged.
 */
export function showInAddress(paymentId: string | undefined, payments: OwnPayments): void {
  const named = paymentInAddress();
  if (named !== undefined && !payments.has(named)) return;
  const page = new URL(window.location.href);
  page.searchParams.delete(PAYMENT);
  if (paymentId !== undefined) page.searchParams.set(PAYMENT, paymentId);
  window.history.replaceState(window.history.state, "", page.href);
}
