import { isIsoDate } from "@sughurta/domain";
import {
  choosesBeginDate,
  defaultMotorPeriod,
  MOTOR_OPTIONS,
  motorEndDate,
  productOfProgram,
} from "@sughurta/domain/motor";
import type { MotorOrderValues } from "../order-values.ts";
import { applyPeopleEffects } from "./people-effects.ts";
import { applyProgramEffects } from "./program-effects.ts";
import { applyVehicleEffects } from "./vehicle-effects.ts";

/** Effects of a change of the order: every effect of S2 §4, from the values before and after to the resulting ones. */
export function applyOrderEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
  today: string,
): MotorOrderValues {
  const vehicle = applyVehicleEffects(before, applyProgramEffects(before, after), today);
  const people = applyPeopleEffects(before, vehicle);
  const settled = withRemovedOptions(after, applyPeriodEffects(before, people, today));
  const isSumChosen =
    settled.policeSumInsured !== before.policeSumInsured && settled.policeSumInsured !== "";
  return isSumChosen ? { ...settled, sumBeforeCar: "" } : settled;
}

/** Stores the options that were on in the buyer's input and were turned off by effects (SPEC-91). */
function withRemovedOptions(
  filledIn: MotorOrderValues,
  settled: MotorOrderValues,
): MotorOrderValues {
  const { removedOptions } = settled;
  const off = MOTOR_OPTIONS.filter((option) => settled[option] === 0);
  const removed = off.flatMap((option) => {
    const value = filledIn[option] || removedOptions[option];
    return value ? [[option, value] as const] : [];
  });
  const isSame =
    removed.length === Object.keys(removedOptions).length &&
    removed.every(([option, value]) => removedOptions[option] === value);
  return isSame ? settled : { ...settled, removedOptions: Object.fromEntries(removed) };
}

/**
 * The last day follows the first one. Where the buyer does not choose it, a later first day belongs to a renewed
 * policy: another car has none (SPEC-51).
 */
function applyPeriodEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
  today: string,
): MotorOrderValues {
  const { beginDate } = after;
  const product = productOfProgram(after.program);
  if (!choosesBeginDate(product) && isAnotherModel(before, after)) {
    return { ...after, ...defaultMotorPeriod(product, today) };
  }
  if (before.beginDate === beginDate || !isIsoDate(beginDate)) return after;
  return { ...after, endDate: motorEndDate(beginDate) };
}

function isAnotherModel(before: MotorOrderValues, after: MotorOrderValues): boolean {
  return (["carMark", "carModel"] as const).some(
    (name) => before[name] !== "" && before[name] !== after[name],
  );
}
