import {
  ATTRIBUTION_DAYS,
  DAY_MS,
  isAttributionValue,
  toCouponCode,
  type Visit,
} from "@sughurta/domain";

/** Referring partner and promo code of the visitor (S0 §7, SPEC-25). */
export interface Attribution {
  readonly partner?: string;
  readonly coupon?: string;
  /** The first and the last visit with a source; they name no one. */
  readonly first?: Visit;
  readonly last?: Visit;
  /** Milliseconds since the epoch. */
  readonly capturedAt?: number;
}

/** The values that may be stored; invalid ones are omitted. */
function pickValidAttribution(partner: unknown, typedCoupon: unknown): Attribution {
  const coupon = typeof typedCoupon === "string" ? toCouponCode(typedCoupon) : undefined;
  return {
    ...(isAttributionValue(partner) ? { partner } : {}),
    ...(isAttributionValue(coupon) ? { coupon } : {}),
  };
}

const UTM = ["source", "medium", "campaign"] as const;

/** The values of a visit that may be stored; each is read by its name. */
function pickVisit(read: (name: string) => unknown): Visit {
  const visit: { -readonly [Name in keyof Visit]: string } = {
    ...pickValidAttribution(read("partner"), read("coupon")),
  };
  for (const name of UTM) {
    const value = read(name);
    if (isAttributionValue(value)) visit[name] = value;
  }
  return visit;
}

/** Values of an address: the last click wins, invalid values are omitted. */
export function capturedFrom(search: string, now: number, before: Attribution): Attribution {
  const query = new URLSearchParams(search);
  const last = pickVisit((name) =>
    query.get(name === "partner" || name === "coupon" ? name : `utm_${name}`),
  );
  if (Object.keys(last).length === 0) return before;
  const captured = pickValidAttribution(last.partner, last.coupon);
  return { ...before, ...captured, first: before.first ?? last, last, capturedAt: now };
}

const storedVisit = (visit: unknown) => pickVisit((name) => Object(visit)[name]);

/** An attribution read from storage; empty when it is older than 30 days or not one at all. */
export function attributionFrom(stored: unknown, now: number): Attribution {
  if (typeof stored !== "object" || stored === null) return {};
  const { partner, coupon, capturedAt, first, last } = stored as Record<string, unknown>;
  if (typeof capturedAt !== "number" || now - capturedAt > ATTRIBUTION_DAYS * DAY_MS) return {};
  return {
    ...pickValidAttribution(partner, coupon),
    ...(first && last ? { first: storedVisit(first), last: storedVisit(last) } : {}),
    capturedAt,
  };
}
