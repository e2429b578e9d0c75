import { compareDates } from "../dates/iso-date.ts";

/** State of a policy on a day. S0 §4. */
export type PolicyStatus = "INACTIVE" | "ACTIVE" | "COMPLETED";

/** Status that follows from the dates of a policy; both days are covered. S0 §4. */
export function policyStatusOn(
  day: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): PolicyStatus {
  if (compareDates(day, startDate) < 0) return "INACTIVE";
  return compareDates(day, endDate) > 0 ? "COMPLETED" : "ACTIVE";
}
