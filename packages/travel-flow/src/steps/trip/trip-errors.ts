import { tripDateViolations } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { birthDateErrors } from "../../order/birth-date-errors.ts";
import type { TravelOrderValues } from "../../order/order-values.ts";
import { periodOf } from "../../order/period-effects.ts";

/** Rules of the trip between fields: length of the trip, ages on its first day (S1 §5, decision 31). */
export function tripErrors(values: TravelOrderValues, today: string): FieldErrors {
  const period = periodOf(values);
  const dates = Object.entries(period ? tripDateViolations(period, today) : {});
  return {
    ...Object.fromEntries(dates.map(([field, code]) => [field, { code }])),
    ...birthDateErrors(values, today),
  };
}
