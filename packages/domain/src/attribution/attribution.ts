/** Days for which a partner or coupon from the URL is remembered. */
export const ATTRIBUTION_DAYS = 30;

/** Tells whether a `partner` or `coupon` from the URL may be kept. S0 §7. */
export function isAttributionValue(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}
