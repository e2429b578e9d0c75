import { addDays, compareDates } from "../dates/iso-date.ts";

/** Tone of a state for the person concerned; a screen shows each in a colour of its own. */
export type StateTone = "neutral" | "info" | "success" | "warning" | "danger";

/** States of a policy on a day. S0 §4. */
export const POLICY_STATUSES = ["INACTIVE", "ACTIVE", "COMPLETED"] as const;

/** Status of a policy. S0 §4. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** Tone of each state of a policy for its holder: only one in force is a success (SPEC-8). */
export const policyStatusTones: Readonly<Record<PolicyStatus, StateTone>> = {
  INACTIVE: "info",
  ACTIVE: "success",
  COMPLETED: "neutral",
};

/** The days of a policy; ISO dates, the first and the last one covered. */
export interface PolicyTerm {
  readonly startDate: string;
  readonly endDate: string;
  /** The day of the cancellation request, the last one covered (SPEC-70). */
  readonly cancelledOn?: string | undefined;
}

/** Status from the days of a policy. S0 §4, SPEC-70. */
export function policyStatusOn(
  day: string,
  { startDate, endDate, cancelledOn }: PolicyTerm,
): PolicyStatus {
  const isOver = cancelledOn !== undefined && compareDates(day, cancelledOn) > 0;
  const neverBegins = cancelledOn !== undefined && compareDates(cancelledOn, startDate) < 0;
  if (isOver || neverBegins || compareDates(day, endDate) > 0) return "COMPLETED";
  return compareDates(day, startDate) < 0 ? "INACTIVE" : "ACTIVE";
}

/** Why no claim is accepted on a policy. */
export type ClaimRefusal = "policyCancelled" | "policyNotBegun";

/**
 * Why no claim is accepted on a policy on a day: it was cancelled, or its first day is in the future (SPEC-92);
 * `undefined` where claims are accepted.
 */
export function claimRefusalOn(
  day: string,
  { startDate, cancelledOn }: Pick<PolicyTerm, "startDate" | "cancelledOn">,
): ClaimRefusal | undefined {
  if (cancelledOn !== undefined) return "policyCancelled";
  return compareDates(day, startDate) < 0 ? "policyNotBegun" : undefined;
}

/**
 * First day of a renewal: the day after the policy's last day, or the earliest possible one where that is in the past.
 */
export function renewalBegin(endDate: string, earliest: string): string {
  const next = addDays(endDate, 1);
  return compareDates(next, earliest) < 0 ? earliest : next;
}
