import type { Failure } from "@sughurta/contracts";
import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import { motorOrder, type OrderPart } from "./order-definition.ts";

const REVIEW_FIELDS = ["agree", "noTaxiAgree", "ageAgree"];
const HOLDER_FIELDS = ["inn", "city", "residentType"];
const OPTION_FIELDS: readonly string[] = [...MOTOR_OPTIONS, "compensation"];

/** Field of the form for a field of the service: `drivers.0.driverBd` → `drivers[0].driverBd`. */
export function formFieldOf(serverField: string): string {
  return serverField.replace(/^drivers\.(\d+)\./, "drivers[$1].");
}

/** The part of the order in which a field of the form stands. */
export function partOfField(field: string): OrderPart {
  if (REVIEW_FIELDS.includes(field)) return "review";
  if (field.startsWith("drivers") || field === "multiDriveOption") return "drivers";
  if (field.startsWith("holder") || HOLDER_FIELDS.includes(field)) return "holder";
  if (OPTION_FIELDS.includes(field)) return "options";
  return field === "program" ? "program" : "vehicle";
}

/** A refusal of the order with the names of the form, and the first part that it concerns. */
export function readRefusal(failure: Failure): {
  readonly failure: Failure;
  readonly part: OrderPart | undefined;
} {
  const renamed: Failure = {
    ...failure,
    fieldCodes: renamedKeys(failure.fieldCodes),
    fieldMessages: renamedKeys(failure.fieldMessages),
  };
  const fields = Object.keys({ ...renamed.fieldCodes, ...renamed.fieldMessages });
  const parts = fields.map(partOfField);
  return { failure: renamed, part: motorOrder.parts.find((part) => parts.includes(part)) };
}

function renamedKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [formFieldOf(field), value]),
  );
}
