import { addYears, compareDates, type DateBounds } from "../dates/iso-date.ts";

/** Minimum age at which a driving licence is issued, in years. SPEC-48. */
export const LICENCE_FROM_AGE = 16;
/** Minimum driving experience for insurance, in years. SPEC-48. */
const MIN_EXPERIENCE_YEARS = 1;

/** Days on which a driver's licence may have been issued: from the 16th birthday to a year ago. SPEC-48. */
export function licenceIssueBounds(birthDate: string, today: string): DateBounds {
  const max = addYears(today, -MIN_EXPERIENCE_YEARS);
  // A person born later has no licence, and years after 9999 are out of range.
  const tooLate = compareDates(birthDate, max) > 0;
  return { min: tooLate ? birthDate : addYears(birthDate, LICENCE_FROM_AGE), max };
}

/** Error of the issue date of a driving licence. SPEC-48. */
export type LicenceViolation = "dateInFuture" | "driverExperience" | "licenceTooEarly";

/** Error of the issue date of a driving licence. SPEC-48. */
export function licenceIssueViolation(
  issueDate: string,
  birthDate: string,
  today: string,
): LicenceViolation | undefined {
  const { min, max } = licenceIssueBounds(birthDate, today);
  if (compareDates(issueDate, today) > 0) return "dateInFuture";
  if (compareDates(issueDate, max) > 0) return "driverExperience";
  return compareDates(issueDate, min) < 0 ? "licenceTooEarly" : undefined;
}
