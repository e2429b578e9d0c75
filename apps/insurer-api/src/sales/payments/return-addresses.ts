import { paymentCallback } from "@sughurta/contracts/payment";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Header in which the gateway names the origin of the checkout page. */
export const CHECKOUT_ORIGIN_HEADER = "x-storefront-origin";

/**
 * The origin a buyer returns to after paying: always the site's own. Only a site on the local machine has several
 * names, whose cookies differ, so there the buyer returns to the name of the checkout page.
 */
export function returnOrigin(publicUrl: string, left: string | null): string {
  if (left === null || !URL.canParse(left)) return publicUrl;
  const [site, page] = [new URL(publicUrl), new URL(left)];
  const sameMachine = [site, page].every(({ hostname }) => LOOPBACK_NAMES.has(hostname));
  const sameSite = site.protocol === page.protocol && site.port === page.port;
  return sameMachine && sameSite ? page.origin : publicUrl;
}

/** Path of an operator's webhooks: the same on the public listener and, in our own protocol, on the API. */
export const webhookPath = (operator: string): string =>
  paymentCallback.path.replace("{operator}", operator);

/** Our page that posts a payment's form to its provider. */
export const checkoutPath = (paymentId: string): string => `/v1/payment/checkout/${paymentId}/`;

/** Path to which an operator with a single return address redirects every buyer. */
export const returnPath = (operator: string): string => `/v1/payment/return/${operator}/`;

/** Page from which the buyer went to pay. */
export interface OriginPage {
  /** Origin of the page on our own site; null if unknown. */
  readonly origin: string | null;
  /** Return page of a partner, allowed by the gateway; null on our own site. */
  readonly partnerPage: string | null;
}

/** Return addresses for the bank's page; they carry the payment's id and no trusted data. */
interface ReturnAddresses {
  readonly successUrl: string;
  readonly errorUrl: string;
}

/** The return addresses of a buyer: the partner's page on which the order was made, else the site's own. */
export function returnAddresses(
  publicUrl: string,
  left: OriginPage,
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
