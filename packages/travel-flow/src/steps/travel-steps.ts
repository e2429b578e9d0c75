/** Steps of a travel order, in their order. S1 §2. */
export const TRAVEL_STEPS = ["trip", "options", "people", "review"] as const;

/** One step of a travel order. S1 §2. */
export type TravelStep = (typeof TRAVEL_STEPS)[number];

/** The step after this one; `undefined` after the last. S1 §2. */
export function travelStepAfter(step: TravelStep): TravelStep | undefined {
  return TRAVEL_STEPS[TRAVEL_STEPS.indexOf(step) + 1];
}
