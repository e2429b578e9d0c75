import { isPlainText } from "../text/clean-text.ts";

const ANY_BELOW = "https://*.";

/**
 * The common suffix of the origins of a pattern such as `https://*.preview.example.com`; `undefined` for one exact
 * origin.
 */
export function partnerOriginSuffix(allowed: string): string | undefined {
  return allowed.startsWith(ANY_BELOW) ? allowed.slice(ANY_BELOW.length - 1) : undefined;
}

/**
 * Whether an origin is allowed: by exact match, or as a subdomain of the host of a pattern, with its scheme and port.
 * The host itself does not match its pattern.
 */
export function fitsPartnerOrigin(allowed: string, origin: string): boolean {
  const suffix = partnerOriginSuffix(allowed);
  if (suffix === undefined) return origin === allowed;
  const labels = origin.slice("https://".length, -suffix.length);
  return (
    origin.startsWith("https://") &&
    origin.endsWith(suffix) &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(labels)
  );
}

/** Prefix of a partner's test keys: those of pages and those of its servers. */
export const TEST_KEY_PREFIXES = { publishable: "pk_test_", secret: "sk_test_" } as const;

/** Whether a key of a partner is a test key, with which nothing is sold. */
export function isTestKey(key: string): boolean {
  return Object.values(TEST_KEY_PREFIXES).some((prefix) => key.startsWith(prefix));
}

/** Days for which a partner or coupon from the URL is stored. */
export const ATTRIBUTION_DAYS = 30;

/** Whether a `partner` or `coupon` from the URL may be stored. S0 §7. */
export function isAttributionValue(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** A visit by a link of a partner or of a campaign: its `partner`, `coupon` and `utm_*`. */
export interface Visit {
  readonly partner?: string | undefined;
  readonly coupon?: string | undefined;
  readonly source?: string | undefined;
  readonly medium?: string | undefined;
  readonly campaign?: string | undefined;
}

/** The first and the last visit that led to an order; they name no one. */
export interface OrderVisits {
  readonly first?: Visit | undefined;
  readonly last?: Visit | undefined;
}

const PARTNER_REFERENCE_MAX_LENGTH = 64;

/** Whether a text is a valid partner's reference of a sale. */
export function isPartnerReference(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const { length } = value.trim();
  const isOneLine = !/[\p{Cc}\p{Surrogate}]/u.test(value);
  return length > 0 && length <= PARTNER_REFERENCE_MAX_LENGTH && isOneLine && isPlainText(value);
}
