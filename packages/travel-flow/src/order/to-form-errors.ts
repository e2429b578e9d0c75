import type { Failure } from "@sughurta/contracts";
import { type OrderPart, travelOrder } from "./order-definition.ts";

/** Fields of the service whose value the form holds under another name. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  multi: "howOften",
  dayCount: "endDate",
  sportOption: "spaType",
  sequence: "spaType",
};

/** Field of the form for a field of `POST /v1/travel/`: `las.0.laBirthday` → `las[0].laBirthday`. */
export function formFieldOf(serverField: string): string {
  const person = /^las\.(\d+)\.(\w+)$/.exec(serverField);
  if (person) return `las[${person[1]}].${person[2]}`;
  return FORM_NAMES[serverField] ?? serverField;
}

/** The part of the order in which a field of the form stands. */
export function partOfField(field: string): OrderPart | undefined {
  if (field === "agree") return "review";
  if (field === "assuredFlatAddress" || field.startsWith("las")) return "insured";
  if (field.startsWith("holder") || field === "inn") return "holder";
  return TRIP_FIELDS.includes(field) ? "trip" : ADD_ON.test(field) ? "options" : undefined;
}

const TRIP_FIELDS = [
  "country",
  "howOften",
  "beginDate",
  "endDate",
  "currency",
  "mainSumAssured",
  "spaType",
];
const ADD_ON = /(?:SumAssured|Option|Sign)$/;

/** What a refusal of the order means for the form: fields by their names here, and the part to go to. */
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
  return { failure: renamed, part: travelOrder.parts.find((part) => parts.includes(part)) };
}

function renamedKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [formFieldOf(key), value]),
  );
}
