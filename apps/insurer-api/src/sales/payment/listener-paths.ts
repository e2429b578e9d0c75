import { paymentCallback } from "@sughurta/contracts/payment";

/** Where an operator tells of payments: the same path on the public listener and, in our own protocol, on the API. */
export const noticePath = (operator: string): string =>
  paymentCallback.path.replace("{operator}", operator);

/** Our page that posts a payment's form to its provider. */
export const checkoutPath = (paymentId: string): string => `/v1/payment/checkout/${paymentId}/`;

/** Where an operator that knows one address only sends every buyer back. */
export const returnPath = (operator: string): string => `/v1/payment/return/${operator}/`;
