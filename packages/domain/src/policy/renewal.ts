import { addDays, compareDates } from "../dates/iso-date.ts";

/**
 * First day of a renewal: the day after the policy's last day, or the earliest possible one where that is in the past.
 */
export function renewalBegin(endDate: string, earliest: string): string {
  const next = addDays(endDate, 1);
  return compareDates(next, earliest) < 0 ? earliest : next;
}
