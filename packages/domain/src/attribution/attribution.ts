import { isPlainText } from "../text/plain-text.ts";

/** Days for which a partner or coupon from the URL is stored. */
export const ATTRIBUTION_DAYS = 30;

/** Whether a `partner` or `coupon` from the URL may be stored. S0 §7. */
export function isAttributionValue(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

const PARTNER_REFERENCE_MAX_LENGTH = 64;

/** Whether a text is a valid partner's reference of a sale. */
export function isPartnerReference(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const { length } = value.trim();
  const isOneLine = !/[\p{Cc}\p{Surrogate}]/u.test(value);
  return length > 0 && length <= PARTNER_REFERENCE_MAX_LENGTH && isOneLine && isPlainText(value);
}
