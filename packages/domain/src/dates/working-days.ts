import { addDays } from "./iso-date.ts";

const SUNDAY = 0;
const SATURDAY = 6;
/** Public holidays in Tajikistan with the same date every year. */
const DAYS_OFF = new Set("01-01 03-08 03-21 03-22 03-23 03-24 05-09 06-27 09-09 11-06".split(" "));

/** Idi Ramazon and Idi Qurbon follow the lunar calendar: month and day of it. */
const FEASTS = new Set(["10-1", "12-10"]);
const MOON_CALENDAR = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

function isFeast(day: Date): boolean {
  const parts = MOON_CALENDAR.formatToParts(day);
  const getPart = (type: "month" | "day") => parts.find((part) => part.type === type)?.value;
  return FEASTS.has(`${getPart("month")}-${getPart("day")}`);
}

function isWorkingDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = day.getUTCDay();
  const isWeekend = weekday === SUNDAY || weekday === SATURDAY;
  return !isWeekend && !DAYS_OFF.has(date.slice(5)) && !isFeast(day);
}

/**
 * The date a number of working days after another one, both ISO: without weekends, feasts and other public holidays
 * (SPEC-77).
 */
export function addWorkingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
