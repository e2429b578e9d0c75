import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "../model/order-values.ts";

const SHARED_FIELDS = [
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

/** What of a motor order may be sent to somebody else: the model and its cover; no plate, VIN, document or driver. */
export type SharedCover = Pick<MotorOrderValues, (typeof SHARED_FIELDS)[number]>;

/** The choices of an order, as they may be sent. */
export function sharedCoverOf(values: MotorOrderValues): Partial<SharedCover> {
  return Object.fromEntries(SHARED_FIELDS.map((field) => [field, values[field]]));
}
