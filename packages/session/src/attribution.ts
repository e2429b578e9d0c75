import { ATTRIBUTION_DAYS, couponCodeOf, isAttributionValue } from "@sughurta/domain";

const DAY_MS = 86_400_000;

/** A visit by a link of a partner or of a campaign: its `partner`, `coupon` and `utm_*`. */
export interface Visit {
  readonly partner?: string;
  readonly coupon?: string;
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

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

const UTM = ["source", "medium", "campaign"] as const;

/** The values of a visit that may be stored. */
function pickVisit(values: Readonly<Record<string, unknown>>): Visit {
  const utm = UTM.filter((name) => isAttributionValue(values[name]));
  return {
    ...pickValidAttribution(values.partner, values.coupon),
    ...Object.fromEntries(utm.map((name) => [name, values[name]])),
  };
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
  const utm = Object.fromEntries(UTM.map((name) => [name, query.get(`utm_${name}`)]));
  const last = pickVisit({ ...utm, ...captured });
  if (Object.keys(last).length === 0) return before;
  return { ...before, ...captured, first: before.first ?? last, last, capturedAt: now };
}

/** An attribution read from storage; empty when it is older than 30 days or not one at all. */
export function attributionFrom(stored: unknown, now: number): Attribution {
  if (typeof stored !== "object" || stored === null) return {};
  const { partner, coupon, capturedAt, first, last } = stored as Record<string, unknown>;
  if (typeof capturedAt !== "number" || now - capturedAt > ATTRIBUTION_DAYS * DAY_MS) return {};
  return {
    ...pickValidAttribution(partner, coupon),
    ...(first ? { first: pickVisit(Object(first)) } : {}),
    ...(last ? { last: pickVisit(Object(last)) } : {}),
    capturedAt,
  };
}
