import type { StateTone } from "../state/state-tone.ts";
import { addWorkingDays } from "./working-days.ts";

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

const NEXT: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  registered: ["papersAwaited", "underReview"],
  papersAwaited: ["underReview"],
  underReview: ["paid", "refused", "papersAwaited"],
  paid: [],
  refused: [],
};

/** Working days within which the insurer decides once the last paper has come (decision 69). */
const REVIEW_WORKING_DAYS = 10;
/** Working days within which it then pays. */
const PAYMENT_WORKING_DAYS = 5;

/** States that may follow one; nothing follows a decision. */
export function nextClaimStates(state: ClaimState): readonly ClaimState[] {
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

/**
 * The way of a claim, from the dates on which it came to its states, oldest first. The state that it is in counts as
 * done; papers that were not asked for are left out once the review has begun (decision 69).
 */
export function claimSteps(
  changes: readonly { readonly state: ClaimState; readonly on: string }[],
): ClaimStep[] {
  const current = changes.at(-1);
  const currentStep = CLAIM_STEPS.indexOf(stepOf(current?.state ?? "registered"));
  return CLAIM_STEPS.flatMap<ClaimStep>((step, index) => {
    const last = changes.findLast(({ state }) => stepOf(state) === step);
    if (index <= currentStep && !last) return [];
    const due = step === "decided" && current ? dueOf(current) : {};
    return index <= currentStep && last ? [{ step, doneOn: last.on, ...due }] : [{ step, ...due }];
  });
}

function dueOf({ state, on }: { readonly state: ClaimState; readonly on: string }) {
  if (state === "underReview") return { dueBy: addWorkingDays(on, REVIEW_WORKING_DAYS) };
  return state === "paid" ? { dueBy: addWorkingDays(on, PAYMENT_WORKING_DAYS) } : {};
}
