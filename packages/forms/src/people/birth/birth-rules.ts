import { type AgeLimits, driverAgeViolation, holderAgeViolation } from "@sughurta/domain/person";
import { dateWithin, withoutViolation } from "#src/validation/validators.ts";
import { holderBirthDates } from "./birth-dates.ts";

/** Birth date of who buys (S0 §5, S2 §5). */
export function holderBirthDate(today: string, age: AgeLimits) {
  const adult = (date: string) =>
    holderAgeViolation(date, today, age) === "adultsOnly" ? "adultsOnly" : undefined;
  return dateWithin(holderBirthDates(today, age)).check(withoutViolation(adult));
}

/** Birth date of a driver who is named in a motor policy (SPEC-48). */
export function driverBirthDate(today: string) {
  return dateWithin({ max: today }).check(
    withoutViolation((date) => driverAgeViolation(date, today)),
  );
}
