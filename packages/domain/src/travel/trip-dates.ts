import {
  addDays,
  addYears,
  compareDates,
  type DateBounds,
  daysBetween,
} from "../dates/iso-date.ts";

/** Minimum length of a trip in days, both ends counted. SPEC-31. */
export const MIN_TRIP_DAYS = 2;
/** Maximum length of a single trip in days, both ends counted. S1 §5. */
export const MAX_TRIP_DAYS = 364;
/** Maximum length of a trip in days under a policy for multiple trips. S1 §9. */
export const MULTI_TRIP_DAYS = 90;
/** Maximum number of years from today to the last covered day. S1 §9. */
export const MAX_YEARS_AHEAD = 4;

/** 0 for one trip, 1 for multiple trips within a year. S1 §3. */
export type Multi = 0 | 1;

/** Period of a policy: ISO dates, both included, and days of a trip. S1 §3. */
export type TripPeriod = { multi: Multi; beginDate: string; endDate: string; dayCount: number };

/** Error of a date of a trip. S1 §5. */
export type TripDateViolation =
  | "tripBegin"
  | "tripEnd"
  | "tripLength"
  | "multiTripBegin"
  | "multiTripEnd"
  | "multiTripDays";

/** Violations of a period by the field that has to change. */
export type TripDateViolations = { -readonly [Field in keyof TripPeriod]?: TripDateViolation };

/** A year that is still being typed may have no later one; such a begin is refused all the same. */
const MAX_BEGIN = "9990-12-31";

const lastDay = (today: string) => addYears(today, MAX_YEARS_AHEAD);
const clampBeginDate = (beginDate: string) =>
  compareDates(beginDate, MAX_BEGIN) > 0 ? MAX_BEGIN : beginDate;

/** Days of cover from the first day to the last, both included. SPEC-31. */
export function tripDays(beginDate: string, endDate: string): number {
  return daysBetween(beginDate, endDate) + 1;
}

/** Last day of a policy for multiple trips: a year less a day. S1 §4. */
export function multiTripEnd(beginDate: string): string {
  return addDays(addYears(clampBeginDate(beginDate), 1), -1);
}

/** Valid first days, so that the shortest trip, or the year of multiple trips, still fits. S1 §5. */
export function beginDateBounds(today: string, multi: Multi = 0): DateBounds {
  const last = lastDay(today);
  const max = multi === 1 ? addYears(addDays(last, 1), -1) : addDays(last, 1 - MIN_TRIP_DAYS);
  return { min: today, max };
}

/** Valid last days of a single trip. S1 §5, SPEC-31. */
export function endDateBounds(beginDate: string, today: string): DateBounds {
  const begin = clampBeginDate(beginDate);
  const longest = addDays(begin, MAX_TRIP_DAYS - 1);
  const last = lastDay(today);
  return {
    min: addDays(begin, MIN_TRIP_DAYS - 1),
    max: compareDates(longest, last) < 0 ? longest : last,
  };
}

/** The end of a single trip, moved to the day after its begin where it was earlier. S1 §4, SPEC-31. */
export function movedEndDate(beginDate: string, endDate: string): string {
  const earliest = addDays(clampBeginDate(beginDate), MIN_TRIP_DAYS - 1);
  return compareDates(endDate, earliest) < 0 ? earliest : endDate;
}

/** The initial trip of a form: today and tomorrow. S1 §4. */
export function defaultTrip(today: string): TripPeriod {
  const endDate = addDays(today, MIN_TRIP_DAYS - 1);
  return { multi: 0, beginDate: today, endDate, dayCount: MIN_TRIP_DAYS };
}

/** The policy for multiple trips from a day: a year less a day, trips of up to {@link MULTI_TRIP_DAYS}. S1 §4. */
export function multiTrip(beginDate: string): TripPeriod {
  return {
    multi: 1,
    beginDate,
    endDate: multiTripEnd(beginDate),
    dayCount: MULTI_TRIP_DAYS,
  };
}

/** The period after a date of it was edited: end and day count follow the begin. S1 §4. */
export function normalizePeriod({
  multi,
  beginDate,
  endDate,
}: Omit<TripPeriod, "dayCount">): TripPeriod {
  if (multi === 1) return multiTrip(beginDate);
  const end = movedEndDate(beginDate, endDate);
  return { multi, beginDate, endDate: end, dayCount: tripDays(beginDate, end) };
}

const isTripOfMany = (days: number) =>
  Number.isInteger(days) && days >= 1 && days <= MULTI_TRIP_DAYS;

/** All errors of the dates of a trip, by field; empty when they are valid. S1 §5, SPEC-31. */
export function tripDateViolations(period: TripPeriod, today: string): TripDateViolations {
  const { multi, beginDate, endDate, dayCount } = period;
  const begin = beginDateBounds(today, multi);
  if (compareDates(beginDate, begin.min) < 0 || compareDates(beginDate, begin.max) > 0) {
    return { beginDate: multi === 1 ? "multiTripBegin" : "tripBegin" };
  }
  if (multi === 1) {
    return {
      ...(endDate === multiTripEnd(beginDate) ? {} : { endDate: "multiTripEnd" }),
      ...(isTripOfMany(dayCount) ? {} : { dayCount: "multiTripDays" }),
    };
  }
  if (compareDates(endDate, lastDay(today)) > 0) return { endDate: "tripEnd" };
  const days = tripDays(beginDate, endDate);
  if (days < MIN_TRIP_DAYS) return { endDate: "tripEnd" };
  return days > MAX_TRIP_DAYS ? { endDate: "tripLength" } : {};
}
