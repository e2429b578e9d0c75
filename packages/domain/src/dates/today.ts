import { isoDateFrom } from "./iso-date.ts";

/** Time zone whose calendar decides what "today" is. */
export const INSURER_TIME_ZONE = "Asia/Dushanbe";

// Making a calendar costs far more than asking it, and a server asks at every page.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** Calendar date of an instant in a time zone, as an ISO date. */
export function todayIn(timeZone: string, now: Date): string {
  const parts = calendarOf(timeZone).formatToParts(now);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const date = isoDateFrom(numberOf("year"), numberOf("month"), numberOf("day"));
  if (date === undefined) throw new RangeError("The instant has no calendar date");
  return date;
}
