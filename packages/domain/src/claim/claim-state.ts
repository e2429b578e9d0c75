import { compareDates } from "../dates/iso-date.ts";
import { addWorkingDays } from "../dates/working-days.ts";
import { DECISION_WORKING_DAYS, PAYOUT_WORKING_DAYS } from "../promises/promises.ts";
import { findLast } from "../records/records.ts";
import type { StateTone } from "../state/state-tone.ts";

/** What a claim goes through; the last two end it. */
export const CLAIM_STATES = [
  "registered",
  "papersAwaited",
  "underReview",
  "paid",
  "refused",
] as const;

/** State of a claim. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What each state of a claim means to the claimant. */
export const claimStateTones: Readonly<Record<ClaimState, StateTone>> = {
  registered: "info",
  papersAwaited: "warning",
  underReview: "info",
  paid: "success",
  refused: "danger",
};

/** What a claimant sees of the way of a claim. */
export const CLAIM_STEPS = ["registered", "papersAwaited", "underReview", "decided"] as const;

/** Name of a step that a claim goes through. */
export type ClaimStepName = (typeof CLAIM_STEPS)[number];

/** A state that staff move a claim to. */
export type NextClaimState = Exclude<ClaimState, "registered">;

const NEXT: Readonly<Record<ClaimState, readonly NextClaimState[]>> = {
  registered: ["papersAwaited", "underReview"],
  papersAwaited: ["underReview"],
  underReview: ["paid", "refused", "papersAwaited"],
  paid: [],
  refused: [],
};

/** States that may follow one; nothing follows a decision. */
export function nextClaimStates(state: ClaimState): readonly NextClaimState[] {
  return NEXT[state];
}

/** A step of a claim, done on a date or to be done by one, both ISO; of a decision to pay, the date by which it is paid. */
export interface ClaimStep {
  readonly step: ClaimStepName;
  readonly doneOn?: string;
  readonly dueBy?: string;
}

const stepOf = (state: ClaimState): ClaimStepName =>
  state === "paid" || state === "refused" ? "decided" : state;

/** A state that a claim came to, with its ISO date. */
export interface ClaimStateChange {
  readonly state: ClaimState;
  readonly on: string;
}

/**
 * The way of a claim, from the dates on which it came to its states, oldest first. The state that it is in counts as
 * done; papers that were not asked for are left out once the review has begun (SPEC-69). `lastDocumentOn`: ISO date
 * of the last document that came online.
 */
export function claimSteps(
  changes: readonly ClaimStateChange[],
  lastDocumentOn?: string,
): ClaimStep[] {
  const current = changes.at(-1);
  const currentStep = CLAIM_STEPS.indexOf(stepOf(current?.state ?? "registered"));
  return CLAIM_STEPS.flatMap<ClaimStep>((step, index) => {
    const last = findLast(changes, ({ state }) => stepOf(state) === step);
    if (index <= currentStep && !last) return [];
    const due = step === "decided" && current ? dueOf(current, changes, lastDocumentOn) : {};
    return index <= currentStep && last ? [{ step, doneOn: last.on, ...due }] : [{ step, ...due }];
  });
}

function dueOf(
  { state, on }: ClaimStateChange,
  changes: readonly ClaimStateChange[],
  lastDocumentOn: string | undefined,
) {
  if (state === "underReview") {
    const asked = findLast(changes, (change) => change.state === "papersAwaited")?.on;
    // Papers that were asked for and did not come online came by hand when the review began.
    const isOnline =
      lastDocumentOn !== undefined &&
      (asked === undefined || compareDates(lastDocumentOn, asked) >= 0);
    const since = isOnline ? lastDocumentOn : on;
    return { dueBy: addWorkingDays(since, DECISION_WORKING_DAYS) };
  }
  return state === "paid" ? { dueBy: addWorkingDays(on, PAYOUT_WORKING_DAYS) } : {};
}
