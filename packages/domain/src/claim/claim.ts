import { compareDates } from "../dates/iso-date.ts";
import { addWorkingDays } from "../dates/working-days.ts";
import type { StateTone } from "../policy/policy-status.ts";
import { DECISION_WORKING_DAYS, PAYOUT_WORKING_DAYS } from "../promises/promises.ts";
import { findLast } from "../records/records.ts";
import { cleanText, isPlainText, unprintableSign } from "../text/clean-text.ts";

const UUID_START = /^([0-9a-f]{4})([0-9a-f]{4})-[0-9a-f-]{27}$/i;

/** Number of a claim for the phone: `3F2A-91BC` of a UUID, any other id unchanged. S0 §2. */
export function claimNumber(id: string | number): string {
  const [, first, second] = UUID_START.exec(String(id)) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : String(id);
}

/** Cyrillic letters that look like those of a claim number. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { А: "A", В: "B", С: "C", Е: "E" };

/** A typed claim number, `3f2a 91bc`, in canonical form; `undefined` for an invalid one. */
export function parseClaimNumber(text: string): string | undefined {
  const latin = cleanText(text)
    .toUpperCase()
    .replace(/[АВСЕ]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  const [, first, second] =
    /^([0-9A-F]{4})([0-9A-F]{4})$/.exec(latin.replace(/[\s\-–—]/g, "")) ?? [];
  return first && second ? `${first}-${second}` : undefined;
}

/** Why a text is not a valid description of a claim; `sign` is the character to remove. */
export type ClaimNoteViolation =
  | { readonly code: "markup" }
  | { readonly code: "note"; readonly sign: string };

/** Error of a claim's description: every printable character is allowed, markup is not. S0 §5. */
export function claimNoteViolation(text: string): ClaimNoteViolation | undefined {
  if (!isPlainText(text)) return { code: "markup" };
  const sign = unprintableSign(text);
  return sign === undefined ? undefined : { code: "note", sign };
}

/** States of a claim; the last two are decisions. */
export const CLAIM_STATES = [
  "registered",
  "papersAwaited",
  "underReview",
  "paid",
  "refused",
] as const;

/** State of a claim. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Tone of each state of a claim for the claimant. */
export const claimStateTones: Readonly<Record<ClaimState, StateTone>> = {
  registered: "info",
  papersAwaited: "warning",
  underReview: "info",
  paid: "success",
  refused: "danger",
};

/** Steps of a claim shown to the claimant. */
export const CLAIM_STEPS = ["registered", "papersAwaited", "underReview", "decided"] as const;

/** Name of a claim's step. */
export type ClaimStepName = (typeof CLAIM_STEPS)[number];

/** A state that staff can set. */
export type NextClaimState = Exclude<ClaimState, "registered">;

const NEXT: Readonly<Record<ClaimState, readonly NextClaimState[]>> = {
  registered: ["papersAwaited", "underReview"],
  papersAwaited: ["underReview"],
  underReview: ["paid", "refused", "papersAwaited"],
  paid: [],
  refused: [],
};

/** Allowed transitions of a state. A decision has none: the insurer reopens the claim first, which needs two people. */
export function nextClaimStates(state: ClaimState): readonly NextClaimState[] {
  return NEXT[state];
}

/**
 * A step of a claim with its date, or the date by which it is due, both ISO; for a decision to pay, the date by which
 * it is paid.
 */
export interface ClaimStep {
  readonly step: ClaimStepName;
  readonly doneOn?: string;
  readonly dueBy?: string;
}

const getStep = (state: ClaimState): ClaimStepName =>
  state === "paid" || state === "refused" ? "decided" : state;

/** A state of a claim, with its ISO date. */
export interface ClaimStateChange {
  readonly state: ClaimState;
  readonly on: string;
}

/**
 * The steps of a claim, from the dates of its states, oldest first. The current state counts as done; documents that
 * were not requested are omitted once the review has started (SPEC-69). `lastDocumentOn`: ISO date of the last document
 * received online. A reopened claim is decided as if it were new.
 */
export function claimSteps(
  changes: readonly ClaimStateChange[],
  lastDocumentOn?: string,
): ClaimStep[] {
  const current = changes.at(-1);
  const currentStep = CLAIM_STEPS.indexOf(getStep(current?.state ?? "registered"));
  return CLAIM_STEPS.flatMap<ClaimStep>((step, index) => {
    const last = findLast(changes, ({ state }) => getStep(state) === step);
    if (index <= currentStep && !last) return [];
    const due = step === "decided" && current ? getDueDate(current, changes, lastDocumentOn) : {};
    return index <= currentStep && last ? [{ step, doneOn: last.on, ...due }] : [{ step, ...due }];
  });
}

function getDueDate(
  { state, on }: ClaimStateChange,
  changes: readonly ClaimStateChange[],
  lastDocumentOn: string | undefined,
) {
  if (state === "underReview") {
    const asked = findLast(changes, (change) => change.state === "papersAwaited")?.on;
    const decided = findLast(changes, (change) => getStep(change.state) === "decided");
    // Requested documents that were not received online were handed in before the review started. Documents that were
    // received before an earlier decision do not count for the new one.
    const first = decided === undefined ? asked : on;
    const isOnline =
      lastDocumentOn !== undefined &&
      (first === undefined || compareDates(lastDocumentOn, first) >= 0);
    const since = isOnline ? lastDocumentOn : on;
    return { dueBy: addWorkingDays(since, DECISION_WORKING_DAYS) };
  }
  return state === "paid" ? { dueBy: addWorkingDays(on, PAYOUT_WORKING_DAYS) } : {};
}
