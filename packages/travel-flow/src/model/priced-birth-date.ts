import { isIsoDate } from "@sughurta/domain";
import { type AgeGroup, ageGroupOf, insuredBirthDateViolation } from "@sughurta/domain/travel";
import type { InsuredPerson } from "./order-values.ts";

/** The birth date in the price: as given, else the one that represents the age group (SPEC-32). */
export function pricedBirthDate({
  laBirthday,
  laAgeGuess,
}: Pick<InsuredPerson, "laBirthday" | "laAgeGuess">): string {
  return laBirthday || laAgeGuess;
}

/** The age group of a person on the first day of the trip; `undefined` for a birth date that is not insurable. */
export function pricedAgeGroup(
  person: Pick<InsuredPerson, "laBirthday" | "laAgeGuess">,
  today: string,
  beginDate: string,
): AgeGroup | undefined {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const birthDate = pricedBirthDate(person);
  if (!isIsoDate(birthDate) || insuredBirthDateViolation(birthDate, today, begin)) return undefined;
  return ageGroupOf(birthDate, begin);
}
