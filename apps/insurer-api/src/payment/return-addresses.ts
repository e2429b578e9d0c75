import { returnOrigin } from "./return-origin.ts";

/** Where a buyer may return to after paying. */
export interface ReturnRules {
  /** The site's own address. */
  readonly publicUrl: string;
  /** Pages of other sites that embed an order, one for an origin; nobody returns anywhere else. */
  readonly paymentReturnPages: readonly string[];
}

/** Addresses that the bank's page leads back to; they carry the payment's id and nothing that is believed. */
export interface ReturnAddresses {
  readonly successUrl: string;
  readonly errorUrl: string;
}

/**
 * The pages a buyer returns to: those of the site where the order was made, as far as the list knows it.
 * What the browser says chooses from the list; it is never followed itself.
 */
export function returnAddresses(
  { publicUrl, paymentReturnPages }: ReturnRules,
  left: string | null,
  paymentId: string,
): ReturnAddresses {
  const embedding = paymentReturnPages.find((page) => new URL(page).origin === left);
  if (embedding !== undefined) {
    const page = new URL(embedding);
    page.searchParams.set("payment", paymentId);
    return { successUrl: page.href, errorUrl: page.href };
  }
  const origin = returnOrigin(publicUrl, left);
  return {
    successUrl: `${origin}/success?payment=${paymentId}`,
    errorUrl: `${origin}/error?payment=${paymentId}`,
  };
}
