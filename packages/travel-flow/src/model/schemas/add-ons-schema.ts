import { isAddOnValue, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import type { TravelOrderValues } from "../order-values.ts";

const amount = z.number();

/** Add-ons as numbers: a sum, 1 for a switch, 0 for off (S1 §3). */
export const addOnsSchema = z.object(
  Object.fromEntries(TRAVEL_ADD_ONS.map(({ field }) => [field, amount])),
);

/** Sums that are not in the list of their add-on (S1 §9). */
export function addOnsErrors(values: TravelOrderValues): FieldErrors {
  const wrong = TRAVEL_ADD_ONS.filter(({ field }) => !isAddOnValue(field, values[field]));
  return Object.fromEntries(wrong.map(({ field }) => [field, { code: "addOnSum" }]));
}
