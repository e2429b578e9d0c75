import { addYears, ageOn, compareDates, type DateBounds, isDateWithin } from "../dates/iso-date.ts";
import { type AgeLimits, birthDateBounds, HOLDER_AGE } from "../person/ages.ts";
import type { DocType } from "../person/documents.ts";
import { beginDateBounds } from "./trip-dates.ts";

/** Documents an insured person may travel with. S1 §3. */
export const INSURED_DOC_TYPES = [1, 2] as const satisfies readonly DocType[];

/**
 * Result of checking a valid-to date against a trip: `wrong` is not after the issue date, `endsBeforeTrip` is only a
 * warning. SPEC-39.
 */
export function documentValidity({
  dateTo,
  issueDate,
  endDate,
}: {
  dateTo: string;
  issueDate: string;
  endDate: string;
}): "valid" | "endsBeforeTrip" | "wrong" {
  if (compareDates(dateTo, issueDate) <= 0) return "wrong";
  return compareDates(dateTo, endDate) < 0 ? "endsBeforeTrip" : "valid";
}

/** Minimum and maximum number of insured persons of a policy. S1 §9. */
export const MIN_INSURED_PERSONS = 1;
export const MAX_INSURED_PERSONS = 5;
/** Maximum age of an insured person, in years. S1 §9. */
export const MAX_INSURED_AGE = 80;

/** Ages at which pregnancy can be covered, in full years. S1 §4. */
export const PREGNANCY_AGE = { from: 4, to: 69 } as const satisfies AgeLimits;

/** Maximum length of an address in an order, in characters. S1 §5. */
export const TRAVEL_ADDRESS_MAX_LENGTH = 150;

/** Default citizenship of an insured person. S1 §9. */
export const DEFAULT_CITIZENSHIP = "TJ";

/** Error of a birth date. S1 §5. */
export type BirthDateViolation = "birthInFuture" | "personTooOld" | "holderAge";

/** The first day for which ages are calculated: a begin outside its bounds has an error of its own. */
export function sellableBegin(beginDate: string, today: string): string {
  const { min, max } = beginDateBounds(today);
  if (compareDates(beginDate, min) < 0) return min;
  return compareDates(beginDate, max) > 0 ? max : beginDate;
}

/** Birth dates of an insured person: at most 80 years old on the first day of the trip, born by today. S1 §5. */
export function insuredBirthDateBounds(today: string, beginDate: string): DateBounds {
  return { min: addYears(sellableBegin(beginDate, today), -MAX_INSURED_AGE), max: today };
}

/** Why a person of this birth date cannot be the holder. S1 §5. */
export function holderBirthDateViolation(
  birthDate: string,
  today: string,
): BirthDateViolation | undefined {
  return isDateWithin(birthDate, birthDateBounds(HOLDER_AGE, today)) ? undefined : "holderAge";
}

/** Why a person of this birth date cannot be insured. S1 §5. */
export function insuredBirthDateViolation(
  birthDate: string,
  today: string,
  beginDate: string,
): BirthDateViolation | undefined {
  const { min, max } = insuredBirthDateBounds(today, beginDate);
  if (compareDates(birthDate, max) > 0) return "birthInFuture";
  return compareDates(birthDate, min) < 0 ? "personTooOld" : undefined;
}

/** Whether pregnancy can be covered: a person aged 4 to 69 travels. S1 §4. */
export function allowsPregnancy(birthDates: readonly string[], beginDate: string): boolean {
  const { from, to } = PREGNANCY_AGE;
  return birthDates.some((birthDate) => {
    const age = ageOn(birthDate, beginDate);
    return age >= from && age <= to;
  });
}
