import { schemaErrors } from "@sughurta/forms";
import { type OrderPart, travelOrder } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { TODAY } from "./builders.ts";

const rules = await travelOrder.rules.load();

/** Error codes of some parts of an order, by field of the form. */
export function schemaErrorsOf(
  parts: readonly OrderPart[],
  order: TravelOrderValues,
): Record<string, string> {
  const errors = {
    ...rules.errorsOf(parts, order, TODAY),
    ...schemaErrors(rules.schemaOf(parts), order),
  };
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
}
