import { addDays } from "../dates/iso-date.ts";

const DAYS_OF_WEEK = 7;
const SATURDAY = 6;
/** Days off in Tajikistan that have the same date every year; the two feasts that follow the moon are not among them. */
const DAYS_OFF = new Set("01-01 03-08 03-21 03-22 03-23 03-24 05-09 06-27 09-09 11-06".split(" "));

function isWorkingDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day % DAYS_OF_WEEK !== 0 && day !== SATURDAY && !DAYS_OFF.has(date.slice(5));
}

/** The date so many working days after another one, both ISO. */
export function addWorkingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
