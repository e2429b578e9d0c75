import { SMALL_REPAIR_SUM_TJS } from "../promises/promises.ts";

const STEP_TJS = 10_000;

const stepsTo = (most: number): readonly number[] =>
  Array.from({ length: most / STEP_TJS }, (_, index) => (index + 1) * STEP_TJS);

/** Insured sums of a car in TJS: list 30. S2 §9, SPEC-53. */
export const INSURED_SUMS = stepsTo(500_000);

/**
 * Sums to choose from in TJS by the number of their list: 30 insured sum and 31 its older variant,
 * 32 incident, 33 crash, 34 car wash and no traffic police. S2 §9, SPEC-53.
 */
export const SUM_LISTS = {
  30: INSURED_SUMS,
  31: stepsTo(300_000),
  32: stepsTo(100_000),
  33: stepsTo(500_000),
  34: [SMALL_REPAIR_SUM_TJS],
} as const satisfies Readonly<Record<number, readonly number[]>>;

/** Initial insured sum of an order, in TJS. S2 §9. */
export const DEFAULT_INSURED_SUM = STEP_TJS;
