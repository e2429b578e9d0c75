import { accidentOptionOf, pressedCompensation } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "./order-values.ts";

/** What follows from another programme: both accident options, on for total loss only (S2 §4, decision 50). */
export function applyProgramEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  if (before.program === after.program) return after;
  const accident = accidentOptionOf(after.program);
  return { ...after, accidentAnyOption: accident, accident3tpOption: accident };
}

/** The order after a way of compensation was pressed: the same one again clears it (S2 §4). */
export function withPressedCompensation(
  values: MotorOrderValues,
  pressed: number,
): MotorOrderValues {
  const chosen = values.compensation === "" ? undefined : Number(values.compensation);
  const next = pressedCompensation(chosen, pressed);
  return { ...values, compensation: next === undefined ? "" : String(next) };
}
