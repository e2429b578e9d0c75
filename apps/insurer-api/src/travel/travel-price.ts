import { ageOn, roundMoney } from "@sughurta/domain";
import {
  AGE_FACTORS,
  COVID_DAILY_PRICE,
  DAILY_PRICE,
  DAY_SHARES,
  MEDICAL_SUMS,
  MULTI_TRIP_PRICED_DAYS,
  PREGNANCY_DAILY_PRICE,
  SPORT_SHARE,
  SUM_ADD_ONS,
  type SumAddOn,
  SWITCH_DAILY_PRICES,
  type SwitchAddOn,
  TJS_PER_UNIT,
} from "./tariff.ts";
import { dayCountOf, type TripRequest } from "./trip-rules.ts";
import { countryCodes, dearestZone } from "./zone.ts";

/** Code of the Covid option in a person's `sequence` (decision 36). */
const COVID_OPTION = 1;

/** Every premium of a trip in TJS before a promo code (S1 §3). */
export interface TravelPremiums {
  readonly mainSumPrem: number;
  readonly pregnantSumPrem: number;
  readonly thingsSumPrem: number;
  readonly flatSumPrem: number;
  readonly neighborSumPrem: number;
  readonly accSumPrem: number;
  readonly covid19SumPrem: number;
  readonly sportSumPrem: number;
  /** Add-ons that have no premium field of their own. */
  readonly optionsSumPrem: number;
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

function ageFactor(birthday: string, day: string): number {
  const age = ageOn(birthday, day);
  return AGE_FACTORS.find(({ toAge }) => age <= toAge)?.factor ?? AGE_FACTORS.at(-1)?.factor ?? 1;
}

function hasCovid(trip: TripRequest, sequence: readonly number[] | undefined): boolean {
  return sequence === undefined ? trip.covid19Option === 1 : sequence.includes(COVID_OPTION);
}

/** Prices a trip that passed `tripFaults`. */
export function travelPremiums(trip: TripRequest): TravelPremiums {
  const rate = TJS_PER_UNIT[trip.currency];
  const inTjs = (amount: number) => roundMoney(amount * rate);
  const days = trip.multi === 1 ? MULTI_TRIP_PRICED_DAYS : dayCountOf(trip);
  const paidDays = pricedDays(days);
  const zone = dearestZone(countryCodes(trip.country).filter((code) => code !== undefined));
  const sumFactor = MEDICAL_SUMS.find(({ sum }) => sum === trip.mainSumAssured)?.factor ?? 1;
  const people = trip.las.length;
  const ages = trip.las.reduce(
    (sum, person) => sum + ageFactor(person.laBirthday, trip.beginDate),
    0,
  );
  const medical = DAILY_PRICE[zone] * paidDays * sumFactor * ages;
  const addOn = (name: SumAddOn) => {
    const { share, each } = SUM_ADD_ONS[name];
    return (trip[name] ?? 0) * share * (each === "person" ? people : 1);
  };
  const switched = (Object.keys(SWITCH_DAILY_PRICES) as SwitchAddOn[])
    .filter((name) => trip[name] === 1)
    .reduce((sum, name) => sum + SWITCH_DAILY_PRICES[name] * paidDays * people, 0);
  const covered = trip.las.filter(({ sequence }) => hasCovid(trip, sequence)).length;
  return {
    mainSumPrem: inTjs(medical),
    sportSumPrem: inTjs(trip.sportOption === 1 ? medical * SPORT_SHARE : 0),
    pregnantSumPrem: inTjs(trip.pregnantOption === 1 ? PREGNANCY_DAILY_PRICE * paidDays : 0),
    covid19SumPrem: inTjs(covered * COVID_DAILY_PRICE * paidDays),
    thingsSumPrem: inTjs(addOn("thingsSumAssured")),
    flatSumPrem: inTjs(addOn("flatSumAssured")),
    neighborSumPrem: inTjs(addOn("neighborSumAssured")),
    accSumPrem: inTjs(addOn("accSumAssured")),
    optionsSumPrem: inTjs(
      switched + addOn("flightDelaySign") + addOn("baggageDelaySign") + addOn("baggageLossSign"),
    ),
  };
}

/** The whole price in TJS before a promo code. */
export function totalPremium(premiums: TravelPremiums): number {
  return roundMoney(Object.values(premiums).reduce((sum, premium) => sum + premium, 0));
}
