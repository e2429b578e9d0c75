import { tripDateViolations } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { periodOf } from "../effects/period-effects.ts";
import type { TravelOrderValues } from "../order-values.ts";
import { birthDateErrors } from "./birth-date-errors.ts";

/** Rules of the trip between fields: length of the trip, ages on its first day (S1 §5, SPEC-31). */
export function tripErrors(values: TravelOrderValues, today: string): FieldErrors {
  const period = periodOf(values);
  const dates = Object.entries(period ? tripDateViolations(period, today) : {});
  return {
    ...Object.fromEntries(dates.map(([field, code]) => [field, { code }])),
    ...birthDateErrors(values, today),
  };
}
