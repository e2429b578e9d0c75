import { isPlainText } from "../text/plain-text.ts";

/** Days for which a partner or coupon from the URL is remembered. */
export const ATTRIBUTION_DAYS = 30;

/** Tells whether a `partner` or `coupon` from the URL may be kept. S0 §7. */
export function isAttributionValue(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

const PARTNER_REFERENCE_MAX_LENGTH = 64;

/** Tells whether a text may be what a partner calls a sale in its own books. */
export function isPartnerReference(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const { length } = value.trim();
  const isOneLine = !/[\p{Cc}\p{Surrogate}]/u.test(value);
  return length > 0 && length <= PARTNER_REFERENCE_MAX_LENGTH && isOneLine && isPlainText(value);
}
