import { applyOrderEffects } from "../order/order-effects.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { TODAY } from "./builders.ts";

/** An order after an edit, with everything that follows from it. */
export function edited(
  before: TravelOrderValues,
  change: Partial<TravelOrderValues>,
): TravelOrderValues {
  return applyOrderEffects(before, { ...before, ...change }, TODAY);
}
