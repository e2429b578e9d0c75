import { ATTRIBUTION_DAYS, couponCodeOf, isAttributionValue } from "@sughurta/domain";

const DAY_MS = 86_400_000;

/** Referring partner and promo code of the visitor (S0 §7, SPEC-25). */
export interface Attribution {
  readonly partner?: string;
  readonly coupon?: string;
  /** Milliseconds since the epoch. */
  readonly capturedAt?: number;
}

/** The values that may be stored; invalid ones are omitted. */
function pickValidAttribution(partner: unknown, typedCoupon: unknown): Attribution {
  const coupon = typeof typedCoupon === "string" ? couponCodeOf(typedCoupon) : undefined;
  return {
    ...(isAttributionValue(partner) ? { partner } : {}),
    ...(isAttributionValue(coupon) ? { coupon } : {}),
  };
}

/** Values of an address: the last click wins, invalid values are omitted. */
export function capturedFrom(search: string, now: number, before: Attribution): Attribution {
  const query = new URLSearchParams(search);
  const captured = pickValidAttribution(query.get("partner"), query.get("coupon"));
  if (Object.keys(captured).length === 0) return before;
  return { ...before, ...captured, capturedAt: now };
}

/** An attribution read from storage; empty when it is older than 30 days or not one at all. */
export function attributionFrom(stored: unknown, now: number): Attribution {
  if (typeof stored !== "object" || stored === null) return {};
  const { partner, coupon, capturedAt } = stored as Record<string, unknown>;
  if (typeof capturedAt !== "number" || now - capturedAt > ATTRIBUTION_DAYS * DAY_MS) return {};
  return { ...pickValidAttribution(partner, coupon), capturedAt };
}
