import { isIsoDate } from "@sughurta/domain";
import {
  choosesBeginDate,
  defaultMotorPeriod,
  motorEndDate,
  productOfProgram,
} from "@sughurta/domain/motor";
import type { MotorOrderValues } from "../order-values.ts";
import { applyPeopleEffects } from "./people-effects.ts";
import { applyProgramEffects } from "./program-effects.ts";
import { applyVehicleEffects } from "./vehicle-effects.ts";

/** What follows from a change of the order: every effect of S2 §4, from before and after to what it becomes. */
export function applyOrderEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
  today: string,
): MotorOrderValues {
  const vehicle = applyVehicleEffects(before, applyProgramEffects(before, after), today);
  const people = applyPeopleEffects(before, vehicle);
  return applyPeriodEffects(before, people, today);
}

/**
 * The last day follows the first one. Where the buyer does not choose it, a later first day is that of a policy
 * that is renewed: another car has none (SPEC-51).
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
