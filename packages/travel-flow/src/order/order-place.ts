import type { OrderStep, StepKey } from "./order-layout.ts";

/** Where a buyer stands in an order. */
export interface OrderPlace {
  readonly current: StepKey;
  /** The farthest step that was opened: all before it are finished. */
  readonly reached: StepKey;
  /** Where a change link was pressed: the next "Continue" leads straight back there. */
  readonly returnTo?: StepKey | undefined;
  /** Where the buyer wanted to go while this step was not right yet (decision 34). */
  readonly leaving?: StepKey | undefined;
}

type Steps = readonly OrderStep[];

const indexOf = (steps: Steps, key: StepKey) => steps.findIndex((step) => step.key === key);

const farther = (steps: Steps, one: StepKey, other: StepKey) =>
  indexOf(steps, one) > indexOf(steps, other) ? one : other;

/** The first step, nothing finished. */
export const FIRST_PLACE: OrderPlace = { current: "trip", reached: "trip" };

/** Tells whether a step was finished, so that its tab can be pressed (S1 §2). */
export function isFinished(steps: Steps, place: OrderPlace, key: StepKey): boolean {
  return indexOf(steps, key) < indexOf(steps, place.reached);
}

/** Tells whether a step is the last one, whose button buys. */
export function isLast(steps: Steps, key: StepKey): boolean {
  return steps.at(-1)?.key === key;
}

/** The place after this step was found right: back where a change link was pressed, else the next step. */
export function placeAfter(steps: Steps, { current, reached, returnTo }: OrderPlace): OrderPlace {
  const following = steps[indexOf(steps, current) + 1]?.key ?? current;
  const next = returnTo ?? following;
  return { current: next, reached: farther(steps, reached, next) };
}

/** The place after a step was opened by its tab, or because the order is wrong there. */
export function placeAt(steps: Steps, { reached }: OrderPlace, key: StepKey): OrderPlace {
  return { current: key, reached: farther(steps, reached, key) };
}

/** The place after a change link: the step with what is changed, and the way back (S1 §2). */
export function placeToChange(steps: Steps, place: OrderPlace, key: StepKey): OrderPlace {
  return { ...placeAt(steps, place, key), returnTo: place.returnTo ?? place.current };
}

/** The place after a step was left unfinished: what comes after it is no longer finished (decision 34). */
export function placeLeft(place: OrderPlace): OrderPlace {
  const { current, leaving = current } = place;
  return { current: leaving, reached: current };
}
