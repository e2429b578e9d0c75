import { HOLDER_AGE } from "../person/ages.ts";
import type { BoxTerms } from "./box-terms.ts";
import type { InsuredAges, InsuredKind } from "./insured.ts";

/** Maximum term of a box in months. */
export const MAX_BOX_MONTHS = 60;
/** Maximum age that a box may name, in full years. */
export const MAX_INSURED_AGE = 100;

const MIN_DAYS_OF_MONTH = 28;

/** Terms on which a box is offered, apart from its price. */
export interface BoxOffer<Text> {
  /** Sum insured, TJS. */
  readonly sumInsured: number;
  readonly activeMonths: number;
  readonly insures: InsuredKind;
  readonly insuredAges?: InsuredAges | undefined;
  readonly terms: BoxTerms<Text>;
}

/**
 * Contradiction in an offer: ages in the wrong order, ages that exclude every holder, a payout or a limit above the sum
 * insured, a range in the wrong order, or days that do not fit into the term.
 */
export type BoxOfferViolation =
  | "agesOrder"
  | "holderAges"
  | "aboveSum"
  | "rangeOrder"
  | "aboveTerm";

/** Contradictions of an offer by field path, such as `terms.covers.0.payout`. */
export function boxOfferViolations({
  sumInsured,
  activeMonths,
  insures,
  insuredAges,
  terms,
}: BoxOffer<unknown>): ReadonlyMap<string, BoxOfferViolation> {
  const found = new Map<string, BoxOfferViolation>();
  if (insuredAges && insuredAges.from > insuredAges.to) found.set("insuredAges", "agesOrder");
  else if (insuredAges && insures === "holder" && insuredAges.to < HOLDER_AGE.from) {
    found.set("insuredAges", "holderAges");
  }
  for (const [index, { payout }] of terms.covers.entries()) {
    if (!payout) continue;
    const path = `terms.covers.${index}.payout`;
    if (payout.kind === "range" && payout.from >= payout.to) found.set(path, "rangeOrder");
    else if ((payout.kind === "range" ? payout.to : payout.sum) > sumInsured) {
      found.set(path, "aboveSum");
    }
  }
  if (terms.sumPerPerson !== undefined && terms.sumPerPerson > sumInsured) {
    found.set("terms.sumPerPerson", "aboveSum");
  }
  const termDays = activeMonths * MIN_DAYS_OF_MONTH;
  for (const field of ["waitingDays", "tripDays"] as const) {
    if ((terms[field] ?? 0) >= termDays) found.set(`terms.${field}`, "aboveTerm");
  }
  return found;
}
