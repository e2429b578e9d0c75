const PAYMENT = "payment";

/** The payment that the bank led back with, by the address of the page. */
export function paymentInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(PAYMENT) ?? undefined;
}

/** The address of the page with a payment or without one. */
export function pageWithPayment(paymentId: string | undefined): string {
  const page = new URL(window.location.href);
  page.searchParams.delete(PAYMENT);
  if (paymentId !== undefined) page.searchParams.set(PAYMENT, paymentId);
  return page.href;
}

/** Names a payment in the address, or none any more, so that a reload shows the same. */
export function showInAddress(paymentId: string | undefined): void {
  window.history.replaceState(window.history.state, "", pageWithPayment(paymentId));
}
