import { carAge, type IssueYearViolation, MAX_CAR_AGE_YEARS } from "./car-age.ts";
import { type DriverDates, driverViolations } from "./motor-people.ts";
import type { MotorProduct } from "./motor-programs.ts";
import { isTaxiPlate } from "./vehicle-identity.ts";

/** Conditions of insuring a vehicle and its drivers; unknown values are not checked. S2 §1. */
export interface MotorFacts {
  readonly product: MotorProduct;
  readonly issueYear?: number | undefined;
  readonly plate?: string | undefined;
  readonly isTaxi?: boolean | undefined;
  readonly isLegalEntity?: boolean | undefined;
  /** The car is older than its kind of insurance accepts, without an exact age. */
  readonly isTooOld?: boolean | undefined;
  /** A driver is too young or got the licence too recently. */
  readonly hasNewDriver?: boolean | undefined;
  readonly drivers?: readonly DriverDates[] | undefined;
}

/** A buyer's answers before anything is filled in. */
export type EligibilityQuestion = "isTaxi" | "isLegalEntity" | "isTooOld" | "hasNewDriver";

/** Questions before anything is filled in: about drivers for casco only. S2 §1, SPEC-56. */
export function eligibilityQuestions(product: MotorProduct): readonly EligibilityQuestion[] {
  const car = ["isTooOld", "isTaxi", "isLegalEntity"] as const;
  return product === "MTPL" ? car : [...car, "hasNewDriver"];
}

/** Why a policy cannot be sold. */
export type MotorIneligibility =
  | { readonly reason: "taxi" | "legalEntity" }
  | { readonly reason: Exclude<IssueYearViolation, "carTooOld"> }
  | {
      readonly reason: "carTooOld";
      /** Maximum age of a car for this insurance, in years. */
      readonly maxAge: number;
      /** The kinds of insurance that may accept the car instead, from the widest cover on. */
      readonly instead: readonly MotorProduct[];
    }
  | {
      readonly reason: "driverAge" | "driverExperience";
      /** Index of the driver in the list; `undefined` for one who is not in it yet. */
      readonly driver: number | undefined;
    };

/** Kinds of insurance from the widest cover to the one that accepts the oldest cars. */
const BY_CAR_AGE = ["SCI", "ECI", "MTPL"] as const;

function carIneligibility(
  { product, issueYear, isTooOld = false }: MotorFacts,
  today: string,
): MotorIneligibility | undefined {
  const maxAge = MAX_CAR_AGE_YEARS[product];
  const told = issueYear === undefined ? 0 : carAge(issueYear, today);
  if (!Number.isInteger(told) || told < 0) return { reason: "carIssueYear" };
  const age = isTooOld ? Math.max(told, maxAge + 1) : told;
  if (age <= maxAge) return undefined;
  const instead = BY_CAR_AGE.filter((other) => age <= MAX_CAR_AGE_YEARS[other]);
  return { reason: "carTooOld", maxAge, instead };
}

function driverIneligibility(
  drivers: readonly DriverDates[],
  today: string,
): MotorIneligibility | undefined {
  for (const [driver, dates] of drivers.entries()) {
    const { birthDate, licenceDate } = driverViolations(dates, today);
    // A licence from before the sixteenth birthday is a typing error.
    const isNew = licenceDate === "driverExperience" ? licenceDate : undefined;
    const reason = birthDate ?? isNew;
    if (reason) return { reason, driver };
  }
  return undefined;
}

/**
 * Why a policy cannot be sold for this vehicle and these drivers, the first reason only; `undefined` when it can.
 * Drivers are checked for casco only. S2 §1, SPEC-48 and SPEC-49.
 */
export function motorIneligibility(
  facts: MotorFacts,
  today: string,
): MotorIneligibility | undefined {
  const { product, plate, isTaxi, isLegalEntity, hasNewDriver, drivers } = facts;
  if (isLegalEntity) return { reason: "legalEntity" };
  if (isTaxi || (plate !== undefined && isTaxiPlate(plate))) return { reason: "taxi" };
  const car = carIneligibility(facts, today);
  if (car || product === "MTPL") return car;
  if (hasNewDriver) return { reason: "driverAge", driver: undefined };
  return driverIneligibility(drivers ?? [], today);
}

/** Agreements of an order by field: to the rules, no taxi, age and experience of drivers. S2 §5. */
export const MOTOR_AGREEMENTS = ["agree", "noTaxiAgree", "ageAgree"] as const;

/** Field of an agreement. S2 §3. */
export type MotorAgreement = (typeof MOTOR_AGREEMENTS)[number];

/** Required agreements of a kind of insurance: one for compulsory liability, three for casco. SPEC-24. */
export function getAgreements(product: MotorProduct): readonly MotorAgreement[] {
  return product === "MTPL" ? ["agree"] : MOTOR_AGREEMENTS;
}
