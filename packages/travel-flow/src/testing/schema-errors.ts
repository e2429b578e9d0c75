import { schemaErrors } from "@sughurta/forms";
import { type OrderPart, travelOrder } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { TODAY } from "./builders.ts";

const rules = await travelOrder.rules.load();

/** Error codes of some parts of an order, by field of the form. */
export function getSchemaErrors(
  parts: readonly OrderPart[],
  order: TravelOrderValues,
): Record<string, string> {
  const errors = {
    ...rules.getErrors(parts, order, TODAY),
    ...schemaErrors(rules.getSchema(parts), order),
  };
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
}
