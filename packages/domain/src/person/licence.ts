import { addYears, compareDates, type DateBounds, isDateWithin } from "../dates/iso-date.ts";

/** Youngest age at which a driving licence is issued, in years. Decision 48. */
const LICENCE_FROM_AGE = 16;
/** Shortest driving experience that is insured, in years. Decision 48. */
const MIN_EXPERIENCE_YEARS = 1;

/** Days on which a driver's licence may have been issued: from the 16th birthday to a year ago. Decision 48. */
export function licenceIssueBounds(birthDate: string, today: string): DateBounds {
  const max = addYears(today, -MIN_EXPERIENCE_YEARS);
  // Who is born later has no licence, and no year after 9999 can be counted to.
  const tooLate = compareDates(birthDate, max) > 0;
  return { min: tooLate ? birthDate : addYears(birthDate, LICENCE_FROM_AGE), max };
}

/** What is wrong with the issue date of a driving licence. Decision 48. */
export function licenceIssueViolation(
  issueDate: string,
  birthDate: string,
  today: string,
): "driverExperience" | undefined {
  const right = isDateWithin(issueDate, licenceIssueBounds(birthDate, today));
  return right ? undefined : "driverExperience";
}
