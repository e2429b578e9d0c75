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
