import { applyOrderEffects } from "../model/order-effects.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { TODAY } from "./builders.ts";

/** An order after an edit, with all effects. */
export function edited(
  before: TravelOrderValues,
  change: Partial<TravelOrderValues>,
): TravelOrderValues {
  return applyOrderEffects(before, { ...before, ...change }, TODAY);
}
