import type { TravelPricePart } from "@sughurta/contracts/travel";
import { fromDiram, toDiram } from "@sughurta/domain";
import {
  type AddOnPremium,
  ageGroupId,
  getAgeGroup,
  MULTI_TRIP_DAYS,
  TRAVEL_ADD_ONS,
  type TravelAddOn,
  tripDays,
} from "@sughurta/domain/travel";
import { getAgeGroups, getMedicalSums, type TravelFigures } from "./travel-tariff.ts";
import { hasCovid, type TripRequest } from "./trip-rules.ts";
import { countryCodes, highestRatedZone } from "./zone.ts";

/** A premium, or a discount if negative, in diram. */
export interface PricePart {
  readonly part: TravelPricePart;
  readonly diram: number;
}

const PERCENT = 100;

/** Charging basis of an add-on: once per order, per person, or per person who chose it. */
const ADD_ON_PAYERS: Readonly<Record<TravelAddOn, "order" | "person" | "chooser">> = {
  thingsSumAssured: "order",
  flatSumAssured: "order",
  neighborSumAssured: "order",
  accSumAssured: "person",
  flightDelaySign: "person",
  baggageDelaySign: "person",
  baggageLossSign: "person",
  pregnantOption: "order",
  covid19Option: "chooser",
  sunOption: "person",
  alcoholicOption: "person",
  poisoningOption: "person",
  seaCreatureOption: "person",
};

type FiguresOfAddOns = Readonly<Partial<Record<TravelAddOn, number>>>;

/** Number of charged days: each further stretch of a trip costs its own percent of the daily price. */
export function pricedDays(
  days: number,
  { dayPercents, laterDaysPercent }: Pick<TravelFigures, "dayPercents" | "laterDaysPercent">,
): number {
  let priced = 0;
  let from = 0;
  for (const { toDay, percent } of dayPercents) {
    priced += (Math.max(0, Math.min(days, toDay) - from) * percent) / PERCENT;
    from = toDay;
  }
  return priced + (Math.max(0, days - from) * laterDaysPercent) / PERCENT;
}

/**
 * The multiplier of a medical sum. A sum that is no longer on sale has that of the highest sum below it: only a
 * correction of a policy sold earlier on the day of such a tariff asks for it.
 */
function medicalFactor(figures: TravelFigures, sum: number): number {
  const known = getMedicalSums(figures);
  const nearest = known.filter((one) => one <= sum).at(-1) ?? known[0];
  return figures.medicalFactors[String(nearest)] ?? 1;
}

function medicalPrice(figures: TravelFigures, trip: TripRequest, paidDays: number): number {
  const codes = countryCodes(trip.country).filter((code) => code !== undefined);
  const groups = getAgeGroups(figures);
  const ages = trip.las.reduce((factors, { laBirthday }) => {
    const group = getAgeGroup(laBirthday, trip.beginDate, groups) ?? groups.at(-1);
    return factors + ((group && figures.ageFactors[ageGroupId(group)]) ?? 1);
  }, 0);
  const daily = figures.dailyPrices[highestRatedZone(codes, figures)];
  return daily * paidDays * medicalFactor(figures, trip.mainSumAssured) * ages;
}

function addOnPrice(
  { addOnPercents, addOnDailyPrices }: TravelFigures,
  trip: TripRequest,
  field: TravelAddOn,
  paidDays: number,
): number {
  const value = trip[field] ?? 0;
  if (value === 0) return 0;
  const payers = {
    order: 1,
    person: trip.las.length,
    chooser: trip.las.filter((person) => hasCovid(trip, person)).length,
  };
  const daily: FiguresOfAddOns = addOnDailyPrices;
  const percents: FiguresOfAddOns = addOnPercents;
  const price = (daily[field] ?? 0) * paidDays + ((percents[field] ?? 0) * value) / PERCENT;
  return price * payers[ADD_ON_PAYERS[field]];
}

/**
 * Prices a trip without violations (`tripViolations`) by the figures of a tariff, before a promo code; `tjsPerUnit` is
 * the rate of the day of its currency. Parts of zero are omitted.
 */
export function travelPriceParts(
  figures: TravelFigures,
  trip: TripRequest,
  tjsPerUnit: number,
): readonly PricePart[] {
  const inDiram = (price: number) => toDiram(price * tjsPerUnit);
  const days = trip.multi === 1 ? MULTI_TRIP_DAYS : tripDays(trip.beginDate, trip.endDate);
  const paidDays = pricedDays(days, figures);
  const medical = medicalPrice(figures, trip, paidDays);
  const sport = trip.sportOption === 1 ? (medical * figures.sportPercent) / PERCENT : 0;
  const premiums: PricePart[] = [
    { part: "mainSumAssured", diram: inDiram(medical) },
    { part: "sportOption", diram: inDiram(sport) },
    ...TRAVEL_ADD_ONS.map(({ field }) => ({
      part: field,
      diram: inDiram(addOnPrice(figures, trip, field, paidDays)),
    })),
  ];
  const code = trip.partner?.toUpperCase();
  const percent = figures.partnerPercents.find(({ partner }) => partner === code)?.percent ?? 0;
  const saved = Math.round((getSum(premiums) * percent) / PERCENT);
  return [...premiums, { part: "partner" as const, diram: -saved }].filter(
    ({ diram }) => diram !== 0,
  );
}

/** The sum of parts in diram. */
export function getSum(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { diram }) => sum + diram, 0);
}

/** Premiums of S1 §3 other than those of one add-on. */
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
