import { addDays, compareDates } from "../dates/iso-date.ts";

/** First day of a policy that follows one: the day after its last day, or the earliest one where that has passed. */
export function renewalBegin(endDate: string, earliest: string): string {
  const next = addDays(endDate, 1);
  return compareDates(next, earliest) < 0 ? earliest : next;
}
