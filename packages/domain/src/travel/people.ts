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

/** Age groups in full years; `defaultAge` is the estimate for an added person. S1 §3, SPEC-32. */
export const AGE_GROUPS = [
  { id: "under1", fromAge: 0, toAge: 0, defaultAge: 0 },
  { id: "from1to3", fromAge: 1, toAge: 3, defaultAge: 2 },
  {
    id: "from4to69",
    fromAge: PREGNANCY_AGE.from,
    toAge: PREGNANCY_AGE.to,
    defaultAge: 5,
  },
  { id: "from70to74", fromAge: 70, toAge: 74, defaultAge: 72 },
  { id: "from75to80", fromAge: 75, toAge: MAX_INSURED_AGE, defaultAge: 76 },
] as const;

/** Name of an age group. S1 §3. */
export type AgeGroup = (typeof AGE_GROUPS)[number]["id"];

/** Error of a birth date. S1 §5. */
export type BirthDateViolation = "birthInFuture" | "personTooOld" | "holderAge";

/** The first day for which ages are calculated: a begin outside its bounds has an error of its own. */
function sellableBegin(beginDate: string, today: string): string {
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

/** Age group on a day; `undefined` for the unborn and for those past their eightieth birthday. S1 §3. */
export function getAgeGroup(birthDate: string, onDate: string): AgeGroup | undefined {
  const age = ageOn(birthDate, onDate);
  const pastLast = age === MAX_INSURED_AGE && compareDates(addYears(birthDate, age), onDate) < 0;
  if (pastLast) return undefined;
  return AGE_GROUPS.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.id;
}

/**
 * The estimated birth date of a person added by age group, who belongs to it on the first day of the trip;
 * `undefined` where no one born by today will. SPEC-32.
 */
export function birthDateForGroup(
  group: AgeGroup,
  today: string,
  beginDate: string = today,
): string | undefined {
  const years = AGE_GROUPS.find(({ id }) => id === group)?.defaultAge ?? 0;
  const begin = sellableBegin(beginDate, today);
  const candidates = [addYears(today, -years), addYears(begin, -years), today];
  return candidates.find(
    (birthDate) => compareDates(birthDate, today) <= 0 && getAgeGroup(birthDate, begin) === group,
  );
}

/** Whether pregnancy can be covered: a person aged 4 to 69 travels. S1 §4. */
export function allowsPregnancy(birthDates: readonly string[], beginDate: string): boolean {
  return birthDates.some((birthDate) => getAgeGroup(birthDate, beginDate) === "from4to69");
}
