import { CAR_NAME_MAX_LENGTH, VIN_LENGTH } from "@sughurta/domain/motor";
import * as z from "zod/mini";
import { optionalText } from "../core/fields.ts";

const number = z.optional(z.number());

/** The vehicle of a motor order (S2 §3). */
export const vehicle = {
  vehicleType: z.optional(z.number()),
  carMark: optionalText(CAR_NAME_MAX_LENGTH),
  carModel: optionalText(CAR_NAME_MAX_LENGTH),
  carIssueYear: z.number({ error: "required" }),
  carIssueYearDelta: number,
  markaTxt: optionalText(CAR_NAME_MAX_LENGTH),
  modelTxt: optionalText(CAR_NAME_MAX_LENGTH),
  carBodyType: number,
  gosNomer: optionalText(12),
  vin: optionalText(VIN_LENGTH),
  bodyNumber: optionalText(12),
  registrSvidet: optionalText(12),
  color: optionalText(30),
};
