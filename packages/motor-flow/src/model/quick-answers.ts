import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import { applyOrderEffects } from "./order-effects.ts";
import type { MotorOrderValues, VehicleValues } from "./order-values.ts";

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
export function getQuickAnswers(values: MotorOrderValues): MotorQuickAnswers {
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

/** The order fields recognised in a one-line description of a car. */
export type NamedCar = Partial<
  Pick<
    VehicleValues,
    "gosNomer" | "isTyped" | "carMark" | "carModel" | "carIssueYear" | "markaTxt" | "modelTxt"
  >
>;

/** Fields reset for another car: the numbers of the previous one. */
const NO_NUMBERS = { gosNomer: "", vin: "", bodyNumber: "", registrSvidet: "" };

/** An order for the car in the description: the make resets the selection, and the model follows it (S2 §4). */
export function withNamedCar(
  values: MotorOrderValues,
  { isTyped, carMark, carModel, carIssueYear = "", markaTxt, modelTxt, gosNomer }: NamedCar,
  today: string,
): MotorOrderValues {
  const change = (before: MotorOrderValues, changes: Partial<MotorOrderValues>) =>
    applyOrderEffects(before, { ...before, ...changes }, today);
  if (gosNomer !== undefined) return change(values, { gosNomer });
  const begun = change(values, { ...NO_NUMBERS, isTyped: isTyped === true });
  const withYear = (car: MotorOrderValues) =>
    carIssueYear === "" ? car : change(car, { carIssueYear });
  if (isTyped)
    return withYear(change(begun, { markaTxt: markaTxt ?? "", modelTxt: modelTxt ?? "" }));
  const made = change(begun, { carMark: carMark ?? "" });
  return withYear(carModel === undefined ? made : change(made, { carModel }));
}

/** The model of a car and its cover: no plate, VIN, document or driver. */
export const COVER_FIELDS = [
  "program",
  "vehicleType",
  "carMark",
  "carModel",
  "isTyped",
  "markaTxt",
  "modelTxt",
  "carIssueYear",
  "carBodyType",
  "policeSumInsured",
  "calculateInstallments",
  "multiDriveOption",
  "compensation",
  "beginDate",
  "residentType",
  ...MOTOR_OPTIONS,
] as const satisfies readonly (keyof MotorOrderValues)[];

/** Fields of a motor order that a shared link may contain. */
export type SharedCover = Pick<MotorOrderValues, (typeof COVER_FIELDS)[number]>;

/** The shareable choices of an order. */
export function toSharedCover(values: MotorOrderValues): Partial<SharedCover> {
  return Object.fromEntries(COVER_FIELDS.map((field) => [field, values[field]]));
}
