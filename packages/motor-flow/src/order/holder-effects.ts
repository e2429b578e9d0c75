import { needsTaxNumber, residentDocType } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "./order-values.ts";

/** What follows from another residence: the one document that it allows, a tax number for residents only (S2 §4). */
export function applyHolderEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  const { residentType } = after;
  if (before.residentType === residentType) return after;
  return {
    ...after,
    holderDocType: String(residentDocType(residentType)),
    holderDocSeries: "",
    holderDocNumber: "",
    inn: needsTaxNumber(residentType) ? after.inn : "",
  };
}
