import { applyOrderEffects } from "./effects/order-effects.ts";
import type { MotorOrderValues, VehicleValues } from "./order-values.ts";

/** The order fields recognised in a one-line description of a car. */
export type NamedCar = Partial<
  Pick<VehicleValues, "gosNomer" | "isTyped" | "carMark" | "carModel" | "markaTxt" | "modelTxt">
>;

/** Fields reset for another car: the numbers of the previous one. */
const NO_NUMBERS = { gosNomer: "", vin: "", bodyNumber: "", registrSvidet: "" };

/** An order for the car in the description: the make resets the selection, and the model follows it (S2 §4). */
export function withNamedCar(
  values: MotorOrderValues,
  { isTyped, carMark, carModel, markaTxt, modelTxt, gosNomer }: NamedCar,
  today: string,
): MotorOrderValues {
  const change = (before: MotorOrderValues, changes: Partial<MotorOrderValues>) =>
    applyOrderEffects(before, { ...before, ...changes }, today);
  if (gosNomer !== undefined) return change(values, { gosNomer });
  const begun = change(values, { ...NO_NUMBERS, isTyped: isTyped === true });
  if (isTyped) return change(begun, { markaTxt: markaTxt ?? "", modelTxt: modelTxt ?? "" });
  const made = change(begun, { carMark: carMark ?? "" });
  return carModel === undefined ? made : change(made, { carModel });
}
