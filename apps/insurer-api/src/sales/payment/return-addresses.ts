import { returnOrigin } from "./return-origin.ts";

/** Where the buyer was when they left to pay. */
export interface LeftPage {
  /** Origin of the page of our own site; null where it is not known. */
  readonly origin: string | null;
  /** Page of a partner that the gateway allows to return to; null on our own site. */
  readonly partnerPage: string | null;
}

/** Addresses that the bank's page leads back to; they carry the payment's id and nothing that is believed. */
export interface ReturnAddresses {
  readonly successUrl: string;
  readonly errorUrl: string;
}

/** The pages a buyer returns to: the partner's page where the order was made, else the site's own. */
export function returnAddresses(
  publicUrl: string,
  left: LeftPage,
  paymentId: string,
): ReturnAddresses {
  if (left.partnerPage !== null && URL.canParse(left.partnerPage)) {
    const page = new URL(left.partnerPage);
    page.searchParams.set("payment", paymentId);
    return { successUrl: page.href, errorUrl: page.href };
  }
  const origin = returnOrigin(publicUrl, left.origin);
  return {
    successUrl: `${origin}/success?payment=${paymentId}`,
    errorUrl: `${origin}/error?payment=${paymentId}`,
  };
}
