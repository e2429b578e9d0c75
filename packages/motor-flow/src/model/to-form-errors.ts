import type { Failure } from "@sughurta/contracts/core";
import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import type { ServerFieldMap } from "@sughurta/forms";
import { motorOrder, type OrderPart } from "./order-definition.ts";

const REVIEW_FIELDS = ["agree", "noTaxiAgree", "ageAgree"];
const HOLDER_FIELDS = ["inn", "city", "residentType"];
const OPTION_FIELDS: readonly string[] = [...MOTOR_OPTIONS, "compensation"];

/** Fields of the form with another name than the service's, where make and model are typed (SPEC-53). */
const TYPED_NAMES: ServerFieldMap = { carMark: "markaTxt", carModel: "modelTxt" };

/** Field of the form for each key of the service that the form has under another name (S0 §8). */
export function serverFieldsFor({ isTyped }: { readonly isTyped: boolean }): ServerFieldMap {
  return isTyped ? TYPED_NAMES : {};
}

function partOfKey(key: string): OrderPart {
  if (REVIEW_FIELDS.includes(key)) return "review";
  if (key.startsWith("drivers") || key === "multiDriveOption") return "drivers";
  if (key.startsWith("holder") || HOLDER_FIELDS.includes(key)) return "holder";
  if (OPTION_FIELDS.includes(key)) return "options";
  return key === "program" ? "program" : "vehicle";
}

/** The first part of the order in which the service refused something. */
export function refusedPart({
  fieldCodes,
  fieldMessages,
}: Pick<Failure, "fieldCodes" | "fieldMessages">): OrderPart | undefined {
  const parts = Object.keys({ ...fieldCodes, ...fieldMessages }).map(partOfKey);
  return motorOrder.parts.find((part) => parts.includes(part));
}
