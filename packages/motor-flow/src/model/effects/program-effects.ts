import { accidentOptionsOf } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "../order-values.ts";

/** Effects of another programme chosen by the buyer: both accident options, on for total loss only (S2 §4, SPEC-50). */
export function applyProgramEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  if (before.program === after.program) return after;
  return { ...after, programBeforeAge: "", ...accidentOptionsOf(after.program) };
}
