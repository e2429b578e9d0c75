import { isIsoDate } from "@sughurta/domain";
import {
  choosesBeginDate,
  defaultMotorPeriod,
  getAccidentOptions,
  MOTOR_OPTIONS,
  motorEndDate,
  productOfProgram,
  residentDocTypes,
} from "@sughurta/domain/motor";
import { withSplitName } from "@sughurta/forms/people";
import { followHolder } from "./driver-list.ts";
import { DRIVER_NAME, HOLDER_NAME } from "./holder-fields.ts";
import type { MotorOrderValues } from "./order-values.ts";
import { applyVehicleEffects } from "./vehicle.ts";

/** Effects of another programme chosen by the buyer: both accident options, on for total loss only (S2 §4, SPEC-50). */
export function applyProgramEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  if (before.program === after.program) return after;
  return { ...after, programBeforeAge: "", ...getAccidentOptions(after.program) };
}

/** Effects of another residence: its usual document type; typed values are retained (S2 §4). */
function applyResidenceEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  const { residentType } = after;
  if (before.residentType === residentType) return after;
  const [usual] = residentDocTypes(residentType);
  return { ...after, holderDocType: String(usual) };
}

/**
 * Effects of a change of the people: parts of names follow the full ones, documents the residence, a driver the holder
 * who is the same person.
 */
function applyPeopleEffects(before: MotorOrderValues, after: MotorOrderValues): MotorOrderValues {
  const named = withSplitName(HOLDER_NAME, before, applyResidenceEffects(before, after));
  const holder = followHolder(before, named);
  if (before.drivers === after.drivers) return holder;
  return {
    ...holder,
    drivers: holder.drivers.map((driver) => {
      const earlier = before.drivers.find(({ uid }) => uid === driver.uid);
      return earlier ? withSplitName(DRIVER_NAME, earlier, driver) : driver;
    }),
  };
}

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
