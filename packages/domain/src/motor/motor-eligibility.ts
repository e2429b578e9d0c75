import { carAge, type IssueYearViolation, MAX_CAR_AGE_YEARS } from "./car-age.ts";
import { type DriverDates, driverViolations } from "./driver-experience.ts";
import type { MotorProduct } from "./motor-programs.ts";
import { isTaxiPlate } from "./plate.ts";

/** What decides whether a vehicle and its drivers can be insured; what is not known yet is not judged. S2 §1. */
export interface MotorFacts {
  readonly product: MotorProduct;
  readonly issueYear?: number | undefined;
  readonly plate?: string | undefined;
  readonly isTaxi?: boolean | undefined;
  readonly isLegalEntity?: boolean | undefined;
  readonly drivers?: readonly DriverDates[] | undefined;
}

/** Why a policy cannot be sold. */
export type MotorIneligibility =
  | { readonly reason: "taxi" | "legalEntity" }
  | { readonly reason: Exclude<IssueYearViolation, "carTooOld"> }
  | {
      readonly reason: "carTooOld";
      /** Oldest car that can be insured so, in years. */
      readonly maxAge: number;
      /** The kind of insurance that takes a car of this age, if any. */
      readonly instead: MotorProduct | undefined;
    }
  | {
      readonly reason: "driverAge" | "driverExperience";
      /** Place of the driver in the list, from 0. */
      readonly driver: number;
    };

/** Kinds of insurance from the widest cover to the one that takes the oldest cars. */
const BY_CAR_AGE = ["SCI", "ECI", "MTPL"] as const;

function carIneligibility(
  product: MotorProduct,
  issueYear: number,
  today: string,
): MotorIneligibility | undefined {
  const age = carAge(issueYear, today);
  if (!Number.isInteger(age) || age < 0) return { reason: "carIssueYear" };
  const maxAge = MAX_CAR_AGE_YEARS[product];
  if (age <= maxAge) return undefined;
  const instead = BY_CAR_AGE.find((other) => age <= MAX_CAR_AGE_YEARS[other]);
  return { reason: "carTooOld", maxAge, instead };
}

function driverIneligibility(
  drivers: readonly DriverDates[],
  today: string,
): MotorIneligibility | undefined {
  for (const [driver, dates] of drivers.entries()) {
    const { birthDate, licenceDate } = driverViolations(dates, today);
    const reason = birthDate ?? licenceDate;
    if (reason) return { reason, driver };
  }
  return undefined;
}

/**
 * Why a policy cannot be sold for this vehicle and these drivers, the first reason only; `undefined` when
 * it can. Drivers are asked about casco only. S2 §1, decisions 48 and 49.
 */
export function motorIneligibility(
  { product, issueYear, plate, isTaxi, isLegalEntity, drivers }: MotorFacts,
  today: string,
): MotorIneligibility | undefined {
  if (isLegalEntity) return { reason: "legalEntity" };
  if (isTaxi || (plate !== undefined && isTaxiPlate(plate))) return { reason: "taxi" };
  const car = issueYear === undefined ? undefined : carIneligibility(product, issueYear, today);
  if (car || product === "MTPL") return car;
  return driverIneligibility(drivers ?? [], today);
}
