import { compareDates } from "../dates/iso-date.ts";
import type { StateTone } from "../state/state-tone.ts";

/** States of a policy on a day. S0 §4. */
export const POLICY_STATUSES = ["INACTIVE", "ACTIVE", "COMPLETED"] as const;

/** Status of a policy. S0 §4. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** What each state of a policy means to its holder: only one in force is a success (decision 8). */
export const policyStatusTones: Readonly<Record<PolicyStatus, StateTone>> = {
  INACTIVE: "info",
  ACTIVE: "success",
  COMPLETED: "neutral",
};

/** Status that follows from the dates of a policy; both days are covered. S0 §4. */
export function policyStatusOn(
  day: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): PolicyStatus {
  if (compareDates(day, startDate) < 0) return "INACTIVE";
  return compareDates(day, endDate) > 0 ? "COMPLETED" : "ACTIVE";
}
