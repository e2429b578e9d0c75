import {
  isMedicalSum,
  MAX_INSURED_PERSONS,
  TRAVEL_CURRENCIES,
  tripDateViolations,
} from "@sughurta/domain/travel";
import { choiceOf, dateWithin, type FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import { birthDateErrors } from "../../order/birth-date-errors.ts";
import type { TravelOrderValues } from "../../order/order-values.ts";
import { periodOf } from "../../order/period-effects.ts";

const anyDate = dateWithin({});

/** Rules of the trip that concern one field each (S1 §5); errors are codes. */
export const tripSchema = z.object({
  country: z.array(z.string()).check(z.minLength(1, "chooseCountry")),
  howOften: choiceOf(["0", "1"]),
  beginDate: anyDate,
  endDate: anyDate,
  currency: choiceOf(TRAVEL_CURRENCIES),
  mainSumAssured: z.string().check(z.refine((sum) => isMedicalSum(Number(sum)), "medicalSum")),
  spaType: choiceOf(["0", "1"]),
  las: z
    .array(z.object({ laBirthday: anyDate }))
    .check(z.minLength(1, "maxPersons"), z.maxLength(MAX_INSURED_PERSONS, "maxPersons")),
});

/** Rules of the trip between fields: length of the trip, ages on its first day (S1 §5, decision 31). */
export function tripErrors(values: TravelOrderValues, today: string): FieldErrors {
  const period = periodOf(values);
  const dates = Object.entries(period ? tripDateViolations(period, today) : {});
  return {
    ...Object.fromEntries(dates.map(([field, code]) => [field, { code }])),
    ...birthDateErrors(values, today),
  };
}
