/**
 * The travel tariff. The specification leaves the insurer's prices open (S1 §9), so these are
 * assumptions of a sensible product owner, all in this file:
 *
 * - One price for a person and a day of cover of 30 000 in the currency of the order, by the dearest
 *   zone of the chosen countries. A longer trip pays less for each further day, never less in total.
 * - A policy for many trips costs as much as 60 days of one trip, whatever the trips turn out to be.
 * - Age, sum and sport multiply the medical price. Add-ons are added, by sum or by person and day.
 * - Sums assured are in USD or EUR; prices are in TJS by the fixed rate below.
 */

export type TravelCurrency = "USD" | "EUR";

/** TJS for one unit of the currency. */
export const TJS_PER_UNIT: Readonly<Record<TravelCurrency, number>> = { USD: 10.9, EUR: 11.8 };

export type TravelZone = "cis" | "near" | "europe" | "world";

/** Price of one person's day at a sum of 30 000, in the currency of the order. */
export const DAILY_PRICE: Readonly<Record<TravelZone, number>> = {
  cis: 0.55,
  near: 0.8,
  europe: 1.05,
  world: 2.1,
};

/** Zones from cheap to dear; the dearest chosen one counts. */
export const ZONES_BY_PRICE: readonly TravelZone[] = ["cis", "near", "europe", "world"];

/** Countries outside the CIS and Schengen where treatment costs about half as much as in Europe. */
export const NEAR_CODES: readonly string[] =
  "AE AF BD BH CN EG GE ID IN IQ IR JO KH KW LA LB LK MA MM MN MV MY NP OM PH PK QA SA SY TH TM TN TR UA VN YE".split(
    " ",
  );

/** Countries of the dearest treatment; the whole world includes them. */
export const DEAR_CODES: readonly string[] = "AU CA CH IL JP KR NZ SG US WET".split(" ");

/** Share of the daily price for the days up to and including `toDay`. */
export const DAY_SHARES: readonly { readonly toDay: number; readonly share: number }[] = [
  { toDay: 15, share: 1 },
  { toDay: 30, share: 0.85 },
  { toDay: 90, share: 0.7 },
  { toDay: 180, share: 0.55 },
  { toDay: 366, share: 0.45 },
];

/** Days that a policy for many trips is priced as. */
export const MULTI_TRIP_PRICED_DAYS = 60;
/** Longest single trip of such a policy (S1 §5). */
export const MULTI_TRIP_DAYS = 90;

/** Multiplier by age on the first day; the groups of S1 §3. Nobody over the last age is insured. */
export const AGE_FACTORS: readonly { readonly toAge: number; readonly factor: number }[] = [
  { toAge: 0, factor: 1.5 },
  { toAge: 3, factor: 1.2 },
  { toAge: 69, factor: 1 },
  { toAge: 74, factor: 2.2 },
  { toAge: 80, factor: 3.5 },
];

/** Ages that a pregnancy add-on needs among the insured (S1 §4). */
export const PREGNANCY_AGES = { from: 4, to: 69 } as const;

/** Medical sums assured and what each multiplies the price by (S1 §9). */
export const MEDICAL_SUMS: readonly { readonly sum: number; readonly factor: number }[] = [
  { sum: 30_000, factor: 1 },
  { sum: 50_000, factor: 1.3 },
  { sum: 75_000, factor: 1.6 },
];

/** What sport adds to the medical price, as a share of it. */
export const SPORT_SHARE = 0.8;

/** Covid cover of 5 000 a person (S1 §9): price of one person's day, in the currency of the order. */
export const COVID_DAILY_PRICE = 0.3;
/** Pregnancy cover: price of a day of the whole order. */
export const PREGNANCY_DAILY_PRICE = 1.2;

/** Add-ons that are on or off: price of one person's day, in the currency of the order. */
export const SWITCH_DAILY_PRICES = {
  sunOption: 0.04,
  alcoholicOption: 0.12,
  poisoningOption: 0.06,
  seaCreatureOption: 0.05,
} as const;

/** Add-ons with a sum: the sums to choose from (S1 §9) and the price as a share of the sum. */
export const SUM_ADD_ONS = {
  thingsSumAssured: { sums: [500, 750, 1_000], share: 0.012, each: "order" },
  flatSumAssured: { sums: [5_000, 10_000, 20_000, 30_000], share: 0.0012, each: "order" },
  neighborSumAssured: { sums: [10_000, 20_000], share: 0.0008, each: "order" },
  accSumAssured: { sums: [1_000, 3_000, 5_000, 7_000, 10_000], share: 0.0015, each: "person" },
  flightDelaySign: { sums: [50, 75, 100], share: 0.03, each: "person" },
  baggageDelaySign: { sums: [50, 75, 100], share: 0.025, each: "person" },
  baggageLossSign: { sums: [500, 750, 1_000], share: 0.006, each: "person" },
} as const satisfies Record<
  string,
  { sums: readonly number[]; share: number; each: "order" | "person" }
>;

export type SumAddOn = keyof typeof SUM_ADD_ONS;
export type SwitchAddOn = keyof typeof SWITCH_DAILY_PRICES;

/** Product code of travel orders; promo codes name it. */
export const TRAVEL_PRODUCT_CODE = "TRAVEL";
