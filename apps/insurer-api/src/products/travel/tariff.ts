/**
 * The travel tariff. The specification leaves the insurer's prices open (S1 §9), so these are the
 * assumptions of a sensible product owner, all in this file:
 *
 * - **Zone**: one price for a person and a day of medical cover of 30 000 in the currency of the order.
 *   The dearest zone of the chosen countries counts; a group is as dear as its dearest country.
 * - **Days**: each further stretch of a trip costs a smaller share of the daily price, so a longer trip
 *   is dearer in all and cheaper by the day. A policy for many trips costs as much as its longest trip.
 * - **Age band, medical sum, sport** multiply the medical price; sport is a premium of its own beside it.
 * - **Add-ons** are added: with a sum as a share of it, once for the order or for each person; without
 *   a sum by the day, once or for each person.
 * - **Rate of the day**: premiums are counted in the currency of the cover and sold in TJS by the rate
 *   in `currency_rate` that is valid on the day of the calculation.
 * - **Partner**, then **promo code**: what they give is taken off the sum of all premiums, in this order.
 *
 * Every part is rounded to the diram by itself, so that the parts add up to the price exactly.
 */
import type { AgeGroup, MEDICAL_SUMS, TravelAddOn, TravelCurrency } from "@sughurta/domain/travel";

/** Rates to begin with: TJS for one unit of the currency. */
export const FIRST_RATES: readonly {
  readonly currency: TravelCurrency;
  readonly validFrom: string;
  readonly tjs: number;
}[] = [
  { currency: "USD", validFrom: "2026-01-01", tjs: 10.9 },
  { currency: "EUR", validFrom: "2026-01-01", tjs: 11.8 },
];

/** Zones from cheap to dear; the dearest chosen one counts. */
export const ZONES_BY_PRICE = ["cis", "near", "europe", "world"] as const;

export type TravelZone = (typeof ZONES_BY_PRICE)[number];

/** Price of one person's day at a sum of 30 000, in the currency of the order. */
export const DAILY_PRICE: Readonly<Record<TravelZone, number>> = {
  cis: 0.55,
  near: 0.8,
  europe: 1.05,
  world: 2.1,
};

/** Countries outside the CIS and Schengen where treatment costs about half as much as in Europe. */
export const NEAR_CODES: readonly string[] =
  "AE AF BD BH CN EG GE ID IN IQ IR JO KH KW LA LB LK MA MM MN MV MY NP OM PH PK QA SA SY TH TM TN TR UA VN YE".split(
    " ",
  );

/** Countries of the dearest treatment; the whole world includes them. */
export const DEAR_CODES: readonly string[] = "AU CA IL JP KR NZ SG US WET".split(" ");

/** Share of the daily price for the days up to and including `toDay`. */
export const DAY_SHARES: readonly { readonly toDay: number; readonly share: number }[] = [
  { toDay: 15, share: 1 },
  { toDay: 30, share: 0.85 },
  { toDay: 90, share: 0.7 },
  { toDay: 180, share: 0.55 },
  { toDay: 366, share: 0.45 },
];

/** Multiplier by age group on the first day (S1 §3); an older one is never cheaper. */
export const AGE_FACTORS: Readonly<Record<AgeGroup, number>> = {
  under1: 0.9,
  from1to3: 0.9,
  from4to69: 1,
  from70to74: 2.2,
  from75to80: 3.5,
};

/** What each medical sum multiplies the price by (S1 §9). */
export const MEDICAL_FACTORS: Readonly<Record<(typeof MEDICAL_SUMS)[number], number>> = {
  30000: 1,
  50000: 1.3,
  75000: 1.6,
};

/** What sport adds to the medical price, as a share of it. */
export const SPORT_SHARE = 0.8;

/** Price of an add-on in the currency of the order: by the day, or as a share of its sum. */
export type AddOnPrice = ({ readonly daily: number } | { readonly share: number }) & {
  /** Paid once for the order, for each person, or for each person who chose it. */
  readonly each: "order" | "person" | "chooser";
};

export const ADD_ON_PRICES: Readonly<Record<TravelAddOn, AddOnPrice>> = {
  thingsSumAssured: { share: 0.012, each: "order" },
  flatSumAssured: { share: 0.0012, each: "order" },
  neighborSumAssured: { share: 0.0008, each: "order" },
  accSumAssured: { share: 0.0015, each: "person" },
  flightDelaySign: { share: 0.03, each: "person" },
  baggageDelaySign: { share: 0.025, each: "person" },
  baggageLossSign: { share: 0.006, each: "person" },
  pregnantOption: { daily: 1.2, each: "order" },
  covid19Option: { daily: 0.3, each: "chooser" },
  sunOption: { daily: 0.04, each: "person" },
  alcoholicOption: { daily: 0.12, each: "person" },
  poisoningOption: { daily: 0.06, each: "person" },
  seaCreatureOption: { daily: 0.05, each: "person" },
};

/** Share of the premiums that a partner's visitors save, by the partner's code in the address. */
export const PARTNER_SHARES: ReadonlyMap<string, number> = new Map([["SAFAR", 0.05]]);

/** Product code of travel orders; promo codes name it. */
export const TRAVEL_PRODUCT_CODE = "TRAVEL";
