import { DateTime, IANAZone } from "luxon";

const MINUTE_MS = 60_000;

/** True for the name of a time zone, such as `Asia/Dushanbe`. */
export const isTimeZone = (name: string): boolean => IANAZone.isValidZone(name);

/**
 * Calendar date of an instant in a time zone, as an ISO date. By luxon, which knows days without midnight (Dushanbe, 1
 * April 1981); browsers calculate with ISO dates of `@sughurta/domain` only and get today from the service (SPEC-28).
 */
export function dateIn(timeZone: string, instant: Date): string {
  return toIsoDate(DateTime.fromJSDate(instant, { zone: timeZone }));
}

/** Today in a time zone at a time in milliseconds; recalculated once a minute, at which a day begins in every zone. */
export function createToday(timeZone: string): (now: number) => string {
  let known: { minute: number; date: string } | undefined;
  return (now) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (known?.minute !== minute) known = { minute, date: dateIn(timeZone, new Date(now)) };
    return known.date;
  };
}

function toIsoDate(moment: DateTime): string {
  const date = moment.toISODate();
  if (date === null) throw new RangeError(moment.invalidExplanation ?? "There is no such date");
  return date;
}
