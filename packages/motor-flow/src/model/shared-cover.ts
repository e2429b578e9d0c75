import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "./order-values.ts";

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
export function sharedCoverOf(values: MotorOrderValues): Partial<SharedCover> {
  return Object.fromEntries(COVER_FIELDS.map((field) => [field, values[field]]));
}
