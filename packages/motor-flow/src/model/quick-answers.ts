import { applyOrderEffects } from "./effects/order-effects.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** Values of the quick quote of compulsory liability, named as in S2 §3; `""` for empty ones. */
export interface MotorQuickAnswers {
  /** Name of a make of the directory. */
  readonly carMark: string;
  /** Four digits. */
  readonly carIssueYear: string;
  readonly residentType: MotorOrderValues["residentType"];
}

/** The quick quote is for cars: other kinds of vehicle are chosen in the order. */
const QUICK_VEHICLE_TYPE = "1";

/** The quick quote's values that an order has. */
export function quickAnswersOf(values: MotorOrderValues): MotorQuickAnswers {
  const { carMark, carIssueYear, residentType } = values;
  return { carMark, carIssueYear, residentType };
}

/**
 * An order with the values of the quick quote, which win over those of the order (SPEC-58): another make is another
 * car, whose numbers are unknown.
 */
export function withQuickAnswers(
  values: MotorOrderValues,
  { carMark, carIssueYear, residentType }: MotorQuickAnswers,
  today: string,
): MotorOrderValues {
  const change = (before: MotorOrderValues, changes: Partial<MotorOrderValues>) =>
    applyOrderEffects(before, { ...before, ...changes }, today);
  const settled = change(values, { residentType });
  if (carMark === "") return carIssueYear === "" ? settled : change(settled, { carIssueYear });
  const listed = change(settled, { isTyped: false, vehicleType: QUICK_VEHICLE_TYPE });
  const isSameCar = listed.carMark === carMark;
  const numbers = isSameCar ? {} : { gosNomer: "", vin: "", bodyNumber: "", registrSvidet: "" };
  const named = change(listed, { carMark, ...numbers });
  return carIssueYear === "" ? named : change(named, { carIssueYear });
}
