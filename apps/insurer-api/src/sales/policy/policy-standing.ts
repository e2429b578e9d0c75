import { fromDiram, type PolicyStatus, policyStatusOn, suspendedSince } from "@sughurta/domain";
import type { InstalmentRow, Policy } from "#src/platform/database/schema/sales.ts";

/** A policy with what changes its cover after it was issued. */
export interface ChangeablePolicy {
  readonly policy: Pick<Policy, "startDate" | "endDate">;
  /** The day on which its cancellation was asked for; null where it was not. */
  readonly cancelledOn: string | null;
  /** Parts in which it is paid, in their order; empty where it is paid at once. */
  readonly parts: readonly Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">[];
}

/** Where a policy stands on a day; absent is what it is not. */
export interface PolicyStanding {
  readonly status: PolicyStatus;
  readonly cancelledOn?: string;
  /** The first day without cover because a part is not paid. */
  readonly suspendedOn?: string;
  /** What has to be paid for the cover to go on, in diram. */
  readonly resumeDiram?: number;
}

/** Where a policy stands on a day: cancelled, suspended, or what its dates say (SPEC-70, SPEC-85). */
export function standingOf(
  { policy: { startDate, endDate }, cancelledOn, parts }: ChangeablePolicy,
  today: string,
): PolicyStanding {
  const term = { startDate, endDate, cancelledOn: cancelledOn ?? undefined };
  const status = policyStatusOn(today, term);
  if (cancelledOn !== null) return { status, cancelledOn };
  const due = parts.map(({ paidOn, ...part }) => ({ ...part, paidOn: paidOn ?? undefined }));
  const suspendedOn = suspendedSince(due, today);
  if (suspendedOn === undefined || status === "COMPLETED") return { status };
  const late = due.filter((part) => suspendedSince([part], today) !== undefined);
  const resumeDiram = late.reduce((sum, { amountDiram }) => sum + amountDiram, 0);
  // Not in force, in the specified words of a policy check (S0 §4).
  return { status: "INACTIVE", suspendedOn, resumeDiram };
}

/** A standing as it goes over the wire; sums in TJS. */
export function standingFields({ resumeDiram, ...standing }: PolicyStanding) {
  return {
    ...standing,
    ...(resumeDiram === undefined ? {} : { sumToResume: fromDiram(resumeDiram) }),
  };
}
