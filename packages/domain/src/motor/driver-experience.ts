import {
  addDays,
  addYears,
  ageOn,
  compareDates,
  type DateBounds,
  isDateWithin,
} from "../dates/iso-date.ts";

/** Youngest and oldest driver of casco, in years. Decision 48. */
export const DRIVER_AGE_YEARS = { min: 21, max: 100 } as const;
/** Shortest experience of a driver of casco, in years. S2 §1. */
export const MIN_DRIVING_YEARS = 1;
/** Youngest age at which a licence is issued, in years. Decision 48. */
const LICENCE_MIN_AGE = 16;
/** A driver below this age, or with less experience, costs more. */
const NEW_DRIVER_YEARS = { age: 25, driving: 3 } as const;

/** When a driver was born and got the licence, ISO dates. */
export interface DriverDates {
  readonly birthDate?: string | undefined;
  readonly licenceDate?: string | undefined;
}

/** What keeps a person from being a driver of casco. */
export interface DriverViolations {
  birthDate?: "driverAge";
  licenceDate?: "driverExperience";
}

/** Birth dates of drivers of casco. Decision 48. */
export function driverBirthDateBounds(today: string): DateBounds {
  return {
    min: addDays(addYears(today, -DRIVER_AGE_YEARS.max - 1), 1),
    max: addYears(today, -DRIVER_AGE_YEARS.min),
  };
}

/** Days on which the licence of a driver may have been issued. S2 §5, decision 48. */
export function licenceDateBounds(birthDate: string, today: string): DateBounds {
  return { min: addYears(birthDate, LICENCE_MIN_AGE), max: addYears(today, -MIN_DRIVING_YEARS) };
}

/** What keeps a person from being a driver of casco, by date; a date that is not given is not judged. Decision 48. */
export function driverViolations(
  { birthDate, licenceDate }: DriverDates,
  today: string,
): DriverViolations {
  if (birthDate === undefined) return {};
  if (!isDateWithin(birthDate, driverBirthDateBounds(today))) return { birthDate: "driverAge" };
  const licensed =
    licenceDate === undefined || isDateWithin(licenceDate, licenceDateBounds(birthDate, today));
  return licensed ? {} : { licenceDate: "driverExperience" };
}

/** Full years of experience since a licence was issued. S2 §2. */
export function drivingYears(licenceDate: string, today: string): number {
  return ageOn(licenceDate, today);
}

/** Tells whether a driver is so young, or has driven so little, that the policy costs more. */
export function isNewDriver({ birthDate, licenceDate }: DriverDates, today: string): boolean {
  const young = birthDate !== undefined && ageOn(birthDate, today) < NEW_DRIVER_YEARS.age;
  const fresh =
    licenceDate !== undefined &&
    compareDates(licenceDate, addYears(today, -NEW_DRIVER_YEARS.driving)) > 0;
  return young || fresh;
}
