import { isIsoDate } from "@sughurta/domain";
import { motorEndDate } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "./order-values.ts";
import { applyPeopleEffects } from "./people-effects.ts";
import { applyProgramEffects } from "./program-effects.ts";
import { applyVehicleEffects } from "./vehicle-effects.ts";

/** What follows from a change of the order: every effect of S2 §4, from before and after to what it becomes. */
export function applyOrderEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
  today: string,
): MotorOrderValues {
  const vehicle = applyVehicleEffects(before, after, today);
  const people = applyPeopleEffects(before, applyProgramEffects(before, vehicle));
  return applyPeriodEffects(before, people);
}

/** The last day follows the first one (decision 51). */
function applyPeriodEffects(before: MotorOrderValues, after: MotorOrderValues): MotorOrderValues {
  const { beginDate } = after;
  if (before.beginDate === beginDate || !isIsoDate(beginDate)) return after;
  return { ...after, endDate: motorEndDate(beginDate) };
}
