import * as z from "@sughurta/contracts/zod";
import { type AgeLimits, holderAgeViolation } from "@sughurta/domain/person";
import { dateWithin, withoutViolation } from "#src/validation/validators.ts";
import { holderBirthDates } from "./birth-dates.ts";

/** Birth date of who buys (S0 §5, S2 §5). */
export function holderBirthDate(today: string, age: AgeLimits) {
  const adult = (date: string) =>
    holderAgeViolation(date, today, age) === "adultsOnly" ? "adultsOnly" : undefined;
  return dateWithin(holderBirthDates(today, age)).check(withoutViolation(adult));
}

/** A chosen country. */
export const citizenship = z.string().check(z.minLength(2, "country"));
