/** Length of a day in milliseconds. */
export const DAY_MS = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

type Parts = { year: number; month: number; day: number };

function lastDayOfMonth(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
}

function getParts(value: string): Parts | undefined {
  const match = ISO_DATE.exec(value);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOfMonth(year, month);
  return real ? { year, month, day } : undefined;
}

function partsOrThrow(value: string): Parts {
  const parts = getParts(value);
  if (!parts) throw new RangeError("Not a calendar date of the form YYYY-MM-DD");
  return parts;
}

function toIso({ year, month, day }: Parts): string {
  if (year < 1 || year > 9999) throw new RangeError("The year must be 1 to 9999");
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function dayNumber(value: string): number {
  const { year, month, day } = partsOrThrow(value);
  const date = new Date(0);
  // Date.UTC interprets the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / DAY_MS;
}

/** Whether a value is a real calendar date written `YYYY-MM-DD`. */
export function isIsoDate(value: unknown): value is string {
  return typeof value === "string" && getParts(value) !== undefined;
}

/** Builds an ISO date from numbers; `undefined` when there is no such day. */
export function isoDateFrom(year: number, month: number, day: number): string | undefined {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > lastDayOfMonth(year, month)) return undefined;
  return toIso({ year, month, day });
}

/** Adds whole days to an ISO date; throws RangeError when it is not a date. */
export function addDays(date: string, days: number): string {
  const moved = new Date((dayNumber(date) + days) * DAY_MS);
  return toIso({
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  });
}

/** Adds whole months to an ISO date, up to the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOrThrow(date);
  const monthNumber = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthNumber / 12);
  const targetMonth = monthNumber - targetYear * 12 + 1;
  return toIso({
    year: targetYear,
    month: targetMonth,
    day: Math.min(day, lastDayOfMonth(targetYear, targetMonth)),
  });
}

/** Adds whole years to an ISO date; 29 February becomes 28 in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Negative, zero or positive, for sorting ISO dates from old to new. */
export function compareDates(a: string, b: string): number {
  return Math.sign(daysBetween(b, a));
}

/** Range of allowed ISO dates, both ends included; an absent end is open. */
export type DateRange = { min?: string | undefined; max?: string | undefined };

/** First and last of the allowed ISO dates, both included. */
export type DateBounds = { min: string; max: string };

/** Whether a date is in a range, both ends included. */
export function isDateWithin(date: string, { min, max }: DateRange): boolean {
  if (min !== undefined && compareDates(date, min) < 0) return false;
  return max === undefined || compareDates(date, max) <= 0;
}

/** Full years of age on a day; a birthday on 29 February counts from 1 March in a common year. */
export function ageOn(birthDate: string, day: string): number {
  const birth = partsOrThrow(birthDate);
  const on = partsOrThrow(day);
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return on.year - birth.year - (before ? 1 : 0);
}
