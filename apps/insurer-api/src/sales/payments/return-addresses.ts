import { paymentCallback } from "@sughurta/contracts/payment";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Header in which the gateway names the origin of the page that the buyer left. */
export const LEFT_ORIGIN_HEADER = "x-storefront-origin";

/**
 * The origin a buyer returns to after paying: always the site's own. Only a site on this very machine
 * has several names, whose cookies differ, so there the buyer returns to the name they came by.
 */
export function returnOrigin(publicUrl: string, left: string | null): string {
  if (left === null || !URL.canParse(left)) return publicUrl;
  const [site, page] = [new URL(publicUrl), new URL(left)];
  const sameMachine = [site, page].every(({ hostname }) => LOOPBACK_NAMES.has(hostname));
  const sameSite = site.protocol === page.protocol && site.port === page.port;
  return sameMachine && sameSite ? page.origin : publicUrl;
}

/** Where an operator tells of payments: the same path on the public listener and, in our own protocol, on the API. */
export const noticePath = (operator: string): string =>
  paymentCallback.path.replace("{operator}", operator);

/** Our page that posts a payment's form to its provider. */
export const checkoutPath = (paymentId: string): string => `/v1/payment/checkout/${paymentId}/`;

/** Where an operator that knows one address only sends every buyer back. */
export const returnPath = (operator: string): string => `/v1/payment/return/${operator}/`;

/** Where the buyer was when they left to pay. */
export interface LeftPage {
  /** Origin of the page of our own site; null where it is not known. */
  readonly origin: string | null;
  /** Page of a partner that the gateway allows to return to; null on our own site. */
  readonly partnerPage: string | null;
}

/** Addresses that the bank's page leads back to; they carry the payment's id and nothing that is believed. */
interface ReturnAddresses {
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
