import { addDays, isDateWithin, isIsoDate } from "@sughurta/domain";
import { getCoverageFlags, HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import {
  beginDateBounds,
  defaultTrip,
  isCovered,
  type Multi,
  multiTrip,
  normalizePeriod,
  type TripPeriod,
  tripDateViolations,
  withCountry,
} from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import type { TravelOrderValues } from "./order-values.ts";
import { birthDateErrors } from "./people.ts";

/** The period in the shape of the rules, or `undefined` while a date is being typed. */
export function getPeriod({
  howOften,
  beginDate,
  endDate,
  dayCount,
}: Pick<TravelOrderValues, "howOften" | "beginDate" | "endDate" | "dayCount">):
  | TripPeriod
  | undefined {
  if (!isIsoDate(beginDate) || !isIsoDate(endDate)) return undefined;
  return { multi: howOften === "1" ? 1 : 0, beginDate, endDate, dayCount };
}

function switchedPeriod({ beginDate, howOften }: TravelOrderValues, today: string): TripPeriod {
  if (howOften === "0") return defaultTrip(today);
  const sellable = isIsoDate(beginDate) && isDateWithin(beginDate, beginDateBounds(today, 1));
  return multiTrip(sellable ? beginDate : today);
}

/** The end after an edit; a new begin in place of one in the past retains the length (SPEC-59). */
function previousEnd(before: TravelOrderValues, after: TravelOrderValues, today: string): string {
  const { beginDate, endDate, dayCount } = after;
  const onlyBegin = beginDate !== before.beginDate && endDate === before.endDate;
  const keepsLength =
    before.datesPassed &&
    onlyBegin &&
    isIsoDate(beginDate) &&
    isDateWithin(beginDate, beginDateBounds(today));
  return keepsLength ? addDays(beginDate, dayCount - 1) : endDate;
}

/** Whether the dates of a draft still need a new begin (SPEC-59). */
function stillPassed(before: TravelOrderValues, after: TravelOrderValues): boolean {
  return before.datesPassed && !isIsoDate(after.beginDate) && after.endDate === before.endDate;
}

/** End and day count follow the begin and the frequency; a changed end date is reported (S1 §4). */
export function applyPeriodEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
  today: string,
): TravelOrderValues {
  if (after.howOften !== before.howOften) {
    const { beginDate, endDate, dayCount } = switchedPeriod(after, today);
    return { ...after, beginDate, endDate, dayCount, endDateMoved: false, datesPassed: false };
  }
  const untouched = after.beginDate === before.beginDate && after.endDate === before.endDate;
  if (untouched) return after;
  const multi: Multi = after.howOften === "1" ? 1 : 0;
  const complete = isIsoDate(after.beginDate) && (multi === 1 || isIsoDate(after.endDate));
  const datesPassed = stillPassed(before, after);
  if (!complete) return { ...after, endDateMoved: false, datesPassed };
  const wanted = previousEnd(before, after, today);
  const { beginDate, endDate, dayCount } = normalizePeriod({ ...after, endDate: wanted, multi });
  const endDateMoved = multi === 0 && endDate !== wanted;
  return { ...after, beginDate, endDate, dayCount, endDateMoved, datesPassed };
}

/** Uses the end and days calculated by the server where they were not changed since (SPEC-42). */
export function withServerPeriod(
  values: TravelOrderValues,
  request: Pick<TripPeriod, "beginDate" | "endDate">,
  served: Pick<TripPeriod, "endDate" | "dayCount">,
): TravelOrderValues {
  const touched = values.beginDate !== request.beginDate || values.endDate !== request.endDate;
  const same = values.endDate === served.endDate && values.dayCount === served.dayCount;
  return touched || same ? values : { ...values, ...served };
}

/** A country code with the groups that cover it, in the shape of the selection rules. */
export function getDestination(code2: string) {
  return { code2, ...getCoverageFlags(code2) };
}

/** A chosen group removes the countries it covers, and covered ones cannot be added (S1 §3, SPEC-35). */
export function applyCountryEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  if (after.country === before.country) return after;
  const added = after.country.filter((code) => !before.country.includes(code));
  const kept = after.country.filter((code) => before.country.includes(code));
  const chosen = added
    .filter((code) => code !== HOME_COUNTRY_CODE)
    .map(getDestination)
    .reduce(withCountry, kept.map(getDestination));
  return { ...after, country: chosen.map(({ code2 }) => code2) };
}

/**
 * Options that may still be chosen: countries covered by a chosen group are hidden, chosen ones are retained (S1 §3).
 */
export function destinationsOffered<Option extends { readonly value: string }>(
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  const groups = chosen.map(getDestination);
  return options.filter(({ value }) => !isCovered(getDestination(value), groups));
}

/** Rules of the trip between fields: length of the trip, ages on its first day (S1 §5, SPEC-31). */
export function tripErrors(values: TravelOrderValues, today: string): FieldErrors {
  const period = getPeriod(values);
  const dates = Object.entries(period ? tripDateViolations(period, today) : {});
  return {
    ...Object.fromEntries(dates.map(([field, code]) => [field, { code }])),
    ...birthDateErrors(values, today),
  };
}
