import { addYears, ageOn, compareDates } from "../dates/iso-date.ts";
import { driverAgeViolation } from "../person/ages.ts";
import { type LicenceViolation, licenceIssueViolation } from "../person/licence.ts";

/** A driver below this age, or with less experience, increases the price. */
const NEW_DRIVER_YEARS = { age: 25, driving: 3 } as const;

/** Birth date and licence date of a driver, ISO. */
export interface DriverDates {
  readonly birthDate?: string | undefined;
  readonly licenceDate?: string | undefined;
}

/** Why a person cannot be a driver of casco. */
export interface DriverViolations {
  birthDate?: "driverAge";
  licenceDate?: LicenceViolation;
}

/** Why a person cannot be a driver of casco, by date; a missing date is not checked. SPEC-48. */
export function driverViolations(
  { birthDate, licenceDate }: DriverDates,
  today: string,
): DriverViolations {
  if (birthDate === undefined) return {};
  const age = driverAgeViolation(birthDate, today);
  const experience =
    licenceDate === undefined ? undefined : licenceIssueViolation(licenceDate, birthDate, today);
  return {
    ...(age === undefined ? {} : { birthDate: age }),
    ...(experience === undefined ? {} : { licenceDate: experience }),
  };
}

/** Full years of experience since a licence was issued. S2 §2. */
export function drivingYears(licenceDate: string, today: string): number {
  return ageOn(licenceDate, today);
}

/** Whether a driver's age or experience increases the price. */
export function isNewDriver({ birthDate, licenceDate }: DriverDates, today: string): boolean {
  const young = birthDate !== undefined && ageOn(birthDate, today) < NEW_DRIVER_YEARS.age;
  const fresh =
    licenceDate !== undefined &&
    compareDates(licenceDate, addYears(today, -NEW_DRIVER_YEARS.driving)) > 0;
  return young || fresh;
}
