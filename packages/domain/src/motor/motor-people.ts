import { addYears, ageOn, compareDates } from "../dates/iso-date.ts";
import { driverAgeViolation } from "../person/ages.ts";
import { type DocType, type LicenceViolation, licenceIssueViolation } from "../person/documents.ts";
import type { MotorProduct } from "./motor-programs.ts";

/** Minimum and maximum length of a town, in characters. S2 §5. */
export const CITY_LENGTH = { from: 2, to: 40 } as const;

/** Whether the holder lives in Tajikistan. S2 §3. */
export type ResidentType = "resident" | "nonresident";

/**
 * Document types of a holder of compulsory liability, the usual one first: a resident a Tajik passport, a non-resident
 * the passport of any country. S2 §4, SPEC-81.
 */
export function residentDocTypes(resident: ResidentType): readonly DocType[] {
  return resident === "resident" ? [0] : [2, 0, 1];
}

/** Whether the tax number is required: only residents have one. S2 §5. */
export function needsTaxNumber(resident: ResidentType): boolean {
  return resident === "resident";
}

/** Maximum number of drivers of one policy. S2 §9. */
export const MAX_DRIVERS = 3;
/** Initial and minimum number of drivers of an order. S2 §4. */
export const MIN_DRIVERS = 1;

/** Drivers of an order: a number of named people, or any. S2 §4. */
export interface DriverList {
  readonly count: number;
  readonly multiDrive: boolean;
}

/** Whether a product may be bought for any driver; the price of the others is for named drivers. S2 §2. */
export function offersMultiDrive(product: MotorProduct): boolean {
  return product === "ECI";
}

/** Whether a driver can be added. S2 §4. */
export function canAddDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count < MAX_DRIVERS;
}

/** Whether a driver can be deleted. S2 §4. */
export function canDeleteDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count > MIN_DRIVERS;
}

/** Error of the number of drivers; any driver needs no names. S2 §4. */
export function driverCountViolation({
  count,
  multiDrive,
}: DriverList): "driversNeeded" | "maxDrivers" | undefined {
  if (multiDrive) return undefined;
  if (count < MIN_DRIVERS) return "driversNeeded";
  return count > MAX_DRIVERS ? "maxDrivers" : undefined;
}

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
