import { calculateTravel } from "@sughurta/contracts/travel";
import { addDays, addYears } from "@sughurta/domain";
import { MULTI_TRIP_DAYS, type TravelCurrency } from "@sughurta/domain/travel";
import { parse } from "zod/v4/core";
import type { TripRequest } from "./trip-rules.ts";

const DAYS_AHEAD = 7;
const ADULT = 35;
const CHILD = 8;
const ELDERLY = 72;

/** A typical trip; ages in years. */
export interface TypicalTrip {
  /** Code of a country or of a group of countries. */
  readonly country: string;
  readonly days: number;
  readonly ages: readonly number[];
  readonly sum: number;
  readonly isMulti?: true;
}

/** Ten trips for comparing changes of prices. */
export const TYPICAL_TRIPS: readonly TypicalTrip[] = [
  { country: "SCU", days: 10, ages: [ADULT], sum: 30_000 },
  { country: "DE", days: 30, ages: [ADULT, ADULT], sum: 50_000 },
  { country: "TR", days: 10, ages: [ADULT, ADULT, CHILD, CHILD], sum: 30_000 },
  { country: "AE", days: 7, ages: [ADULT, ADULT], sum: 30_000 },
  { country: "RU", days: 90, ages: [ADULT], sum: 30_000 },
  { country: "CN", days: 14, ages: [ADULT], sum: 50_000 },
  { country: "IN", days: 21, ages: [ELDERLY], sum: 30_000 },
  { country: "US", days: 30, ages: [ADULT], sum: 75_000 },
  { country: "SCU", days: 15, ages: [ADULT, ADULT, CHILD], sum: 30_000 },
  { country: "SCU", days: MULTI_TRIP_DAYS, ages: [ADULT], sum: 30_000, isMulti: true },
];

/** The price request of a typical trip; it begins in a week. */
export function toTripRequest(
  { country, days, ages, sum, isMulti }: TypicalTrip,
  currency: TravelCurrency,
  today: string,
): TripRequest {
  const beginDate = addDays(today, DAYS_AHEAD);
  return parse(calculateTravel.body, {
    country,
    multi: isMulti ? 1 : 0,
    beginDate,
    endDate: isMulti ? addYears(beginDate, 1) : addDays(beginDate, days - 1),
    dayCount: days,
    currency,
    mainSumAssured: sum,
    sportOption: 0,
    las: ages.map((age) => ({ laBirthday: addYears(beginDate, -age) })),
  });
}
