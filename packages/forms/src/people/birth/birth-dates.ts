import { type AgeLimits, birthDateBounds } from "@sughurta/domain/person";

/** Days accepted for the birth date of a buyer: a buyer who is too young gets an error (S0 §5). */
export function holderBirthDates(today: string, age: AgeLimits) {
  const stated = birthDateBounds(age, today);
  return { min: stated.min, max: today, stated };
}
