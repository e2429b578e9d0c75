import type { CheckedBodyOf, calculateTravel } from "@sughurta/contracts";
import { addDays, addYears, ageOn, compareDates, daysBetween } from "@sughurta/domain";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import {
  AGE_FACTORS,
  MEDICAL_SUMS,
  MULTI_TRIP_DAYS,
  PREGNANCY_AGES,
  SUM_ADD_ONS,
  type SumAddOn,
  SWITCH_DAILY_PRICES,
  type SwitchAddOn,
} from "./tariff.ts";
import { countryCodes, isHomeCountry } from "./zone.ts";

/** What a travel price is asked for. */
export type TripRequest = CheckedBodyOf<typeof calculateTravel>;

/** Refused fields of a form by name. */
export type FieldCodes = Record<string, FailureCode[]>;

const MAX_YEARS_AHEAD = 4;
const MAX_TRIP_DAYS = 364;
const MAX_AGE = AGE_FACTORS.at(-1)?.toAge ?? 0;

/** Days of cover, both ends included (decision 31). */
export function dayCountOf({ beginDate, endDate }: { beginDate: string; endDate: string }): number {
  return daysBetween(beginDate, endDate) + 1;
}

/** The last day of a policy for many trips (decision 31). */
export function multiTripEnd(beginDate: string): string {
  return addDays(addYears(beginDate, 1), -1);
}

function countryFault(country: string): FailureCode | undefined {
  const codes = countryCodes(country);
  if (codes.some(isHomeCountry)) return "countryHome";
  return codes.length === 0 || codes.includes(undefined) ? "countryUnknown" : undefined;
}

function periodFault(trip: TripRequest, today: string): [string, FailureCode] | undefined {
  const { beginDate, endDate } = trip;
  const last = addYears(today, MAX_YEARS_AHEAD);
  if (compareDates(beginDate, today) < 0 || compareDates(beginDate, last) > 0) {
    return ["beginDate", "tripBegin"];
  }
  if (trip.multi === 1) {
    if (trip.dayCount > MULTI_TRIP_DAYS) return ["dayCount", "multiTripDays"];
    return endDate === multiTripEnd(beginDate) ? undefined : ["endDate", "multiTripEnd"];
  }
  const days = dayCountOf(trip);
  if (days < 2 || compareDates(endDate, last) > 0) return ["endDate", "tripEnd"];
  return days > MAX_TRIP_DAYS ? ["endDate", "tripLength"] : undefined;
}

function ageFault(birthday: string, beginDate: string, today: string): FailureCode | undefined {
  if (compareDates(birthday, today) > 0) return "birthInFuture";
  return ageOn(birthday, beginDate) > MAX_AGE ? "personTooOld" : undefined;
}

function addOnFaults(trip: TripRequest): FieldCodes {
  const faults: FieldCodes = {};
  for (const name of Object.keys(SUM_ADD_ONS) as SumAddOn[]) {
    const sums: readonly number[] = SUM_ADD_ONS[name].sums;
    const chosen = trip[name] ?? 0;
    if (chosen !== 0 && !sums.includes(chosen)) faults[name] = ["addOnSum"];
  }
  const switches = Object.keys(SWITCH_DAILY_PRICES) as SwitchAddOn[];
  for (const name of [...switches, "pregnantOption", "covid19Option"] as const) {
    if (![0, 1].includes(trip[name] ?? 0)) faults[name] = ["addOnSum"];
  }
  const fits = ({ laBirthday }: { laBirthday: string }) => {
    const age = ageOn(laBirthday, trip.beginDate);
    return age >= PREGNANCY_AGES.from && age <= PREGNANCY_AGES.to;
  };
  if (trip.pregnantOption === 1 && !trip.las.some(fits)) faults.pregnantOption = ["pregnancyAge"];
  return faults;
}

/** Everything that keeps a trip from being priced, by field (S1 §5). */
export function tripFaults(trip: TripRequest, today: string): FieldCodes {
  const faults: FieldCodes = {};
  const country = countryFault(trip.country);
  if (country) faults.country = [country];
  const period = periodFault(trip, today);
  if (period) faults[period[0]] = [period[1]];
  if (!MEDICAL_SUMS.some(({ sum }) => sum === trip.mainSumAssured)) {
    faults.mainSumAssured = ["medicalSum"];
  }
  for (const [index, person] of trip.las.entries()) {
    const fault = ageFault(person.laBirthday, trip.beginDate, today);
    if (fault) faults[`las.${index}.laBirthday`] = [fault];
  }
  return { ...faults, ...addOnFaults(trip) };
}
