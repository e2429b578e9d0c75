import { type AgeLimits, birthDateBounds } from "@sughurta/domain/person";

/** Days that the birth date of a buyer may be typed as: who is too young is told so (S0 §5). */
export function holderBirthDates(today: string, age: AgeLimits) {
  return { min: birthDateBounds(age, today).min, max: today };
}
