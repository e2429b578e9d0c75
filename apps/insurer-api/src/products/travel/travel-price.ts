import type { TravelPricePart } from "@sughurta/contracts/travel";
import { fromDiram, toDiram } from "@sughurta/domain";
import {
  type AddOnPremium,
  ageGroupOf,
  MEDICAL_SUMS,
  MULTI_TRIP_DAYS,
  TRAVEL_ADD_ONS,
  type TravelAddOn,
  tripDays,
} from "@sughurta/domain/travel";
import {
  ADD_ON_PRICES,
  AGE_FACTORS,
  DAILY_PRICE,
  DAY_SHARES,
  MEDICAL_FACTORS,
  PARTNER_SHARES,
  SPORT_SHARE,
} from "./tariff.ts";
import { hasCovid, type TripRequest } from "./trip-rules.ts";
import { countryCodes, dearestZone } from "./zone.ts";

/** A premium, or what is taken off where it is negative, in diram. */
export interface PricePart {
  readonly part: TravelPricePart;
  readonly diram: number;
}

/** Days to pay for: each further stretch of a trip costs a smaller share of the daily price. */
export function pricedDays(days: number): number {
  let priced = 0;
  let from = 0;
  for (const { toDay, share } of DAY_SHARES) {
    priced += Math.max(0, Math.min(days, toDay) - from) * share;
    from = toDay;
  }
  return priced;
}

function medicalPrice(trip: TripRequest, paidDays: number): number {
  const zone = dearestZone(countryCodes(trip.country).filter((code) => code !== undefined));
  const sum = MEDICAL_SUMS.find((choice) => choice === trip.mainSumAssured) ?? MEDICAL_SUMS[0];
  const ages = trip.las.reduce((factors, { laBirthday }) => {
    const group = ageGroupOf(laBirthday, trip.beginDate) ?? "from75to80";
    return factors + AGE_FACTORS[group];
  }, 0);
  return DAILY_PRICE[zone] * paidDays * MEDICAL_FACTORS[sum] * ages;
}

function addOnPrice(trip: TripRequest, field: TravelAddOn, paidDays: number): number {
  const value = trip[field] ?? 0;
  if (value === 0) return 0;
  const payers = {
    order: 1,
    person: trip.las.length,
    chooser: trip.las.filter((person) => hasCovid(trip, person)).length,
  };
  const tariff = ADD_ON_PRICES[field];
  const price = "daily" in tariff ? tariff.daily * paidDays : tariff.share * value;
  return price * payers[tariff.each];
}

/**
 * Prices a trip that passed `tripViolations`, before a promo code; `tjsPerUnit` is the rate of the day of its
 * currency. Parts of nothing are left out.
 */
export function travelPriceParts(trip: TripRequest, tjsPerUnit: number): readonly PricePart[] {
  const inDiram = (price: number) => toDiram(price * tjsPerUnit);
  const days = trip.multi === 1 ? MULTI_TRIP_DAYS : tripDays(trip.beginDate, trip.endDate);
  const paidDays = pricedDays(days);
  const medical = medicalPrice(trip, paidDays);
  const premiums: PricePart[] = [
    { part: "mainSumAssured", diram: inDiram(medical) },
    { part: "sportOption", diram: inDiram(trip.sportOption === 1 ? medical * SPORT_SHARE : 0) },
    ...TRAVEL_ADD_ONS.map(({ field }) => ({
      part: field,
      diram: inDiram(addOnPrice(trip, field, paidDays)),
    })),
  ];
  const share = PARTNER_SHARES.get(trip.partner?.toUpperCase() ?? "") ?? 0;
  const partner = { part: "partner" as const, diram: -Math.round(sumOf(premiums) * share) };
  return [...premiums, partner].filter(({ diram }) => diram !== 0);
}

/** The sum of parts in diram. */
export function sumOf(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { diram }) => sum + diram, 0);
}

/** Premiums of S1 §3 that are not of one add-on. */
type PremiumField = "mainSumPrem" | "sportSumPrem" | "optionsSumPrem" | AddOnPremium;

const PREMIUM_FIELDS: ReadonlyMap<TravelPricePart, PremiumField> = new Map<
  TravelPricePart,
  PremiumField
>([
  ["mainSumAssured", "mainSumPrem"],
  ["sportOption", "sportSumPrem"],
  ...TRAVEL_ADD_ONS.map(
    ({ field, premiumField }) => [field, premiumField ?? "optionsSumPrem"] as const,
  ),
]);

/** Every premium of S1 §3 in TJS. */
export type TravelPremiums = Readonly<Record<PremiumField, number>>;

const NO_PREMIUMS: TravelPremiums = {
  mainSumPrem: 0,
  sportSumPrem: 0,
  thingsSumPrem: 0,
  flatSumPrem: 0,
  neighborSumPrem: 0,
  accSumPrem: 0,
  pregnantSumPrem: 0,
  covid19SumPrem: 0,
  optionsSumPrem: 0,
};

/** Sums up the parts of a price by the premium fields of the specification. */
export function travelPremiums(parts: readonly PricePart[]): TravelPremiums {
  const premiums: Record<PremiumField, number> = { ...NO_PREMIUMS };
  for (const { part, diram } of parts) {
    const field = PREMIUM_FIELDS.get(part);
    if (field) premiums[field] = fromDiram(toDiram(premiums[field]) + diram);
  }
  return premiums;
}
