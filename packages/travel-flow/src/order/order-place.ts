import { type OrderStep, type StepKey, stepOfPart } from "./order-layout.ts";
import type { OrderPart } from "./order-schema.ts";

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

/** A place by parts, which both layouts share. */
export interface PlaceByPart {
  readonly part: OrderPart;
  readonly reached?: OrderPart | undefined;
  readonly returnTo?: OrderPart | undefined;
}

/** A place to be kept with a draft. */
export function keptPlace(steps: Steps, { current, reached, returnTo }: OrderPlace): PlaceByPart {
  const part = (key: StepKey) => steps.find((step) => step.key === key)?.parts[0] ?? "trip";
  return {
    part: part(current),
    reached: part(reached),
    ...(returnTo ? { returnTo: part(returnTo) } : {}),
  };
}

/**
 * The place of a draft that is opened again; a part before it that is no longer right is opened first,
 * and one that is the only such part leads straight back (decision 59).
 */
export function resumedPlace(
  steps: Steps,
  { part, reached = part, returnTo }: PlaceByPart,
  faulty: readonly OrderPart[],
): OrderPlace {
  const current = stepOfPart(steps, part);
  const place: OrderPlace = {
    current,
    reached: farther(steps, current, stepOfPart(steps, reached)),
    returnTo: returnTo && stepOfPart(steps, returnTo),
  };
  const keys = faulty.map((one) => stepOfPart(steps, one));
  const wrong = new Set(keys.filter((key) => indexOf(steps, key) < indexOf(steps, current)));
  const [first] = wrong;
  if (first === undefined) return place;
  return wrong.size === 1
    ? placeToChange(steps, place, first)
    : { current: first, reached: place.reached };
}
