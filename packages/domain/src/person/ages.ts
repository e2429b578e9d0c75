import { addYears, compareDates, type DateBounds, isDateWithin } from "../dates/iso-date.ts";

/** Minimum and maximum age in full years; the maximum includes the birthday on which it ends. */
export interface AgeLimits {
  readonly from: number;
  readonly to: number;
}

/** Ages at which a travel policy or a box can be bought. S0 §5, S1 §5. */
export const HOLDER_AGE = { from: 18, to: 80 } as const satisfies AgeLimits;
/** Ages at which a motor policy can be bought. S2 §5. */
export const MOTOR_HOLDER_AGE = { from: 18, to: 100 } as const satisfies AgeLimits;
/** Ages of a driver named in ECI or SCI. SPEC-48. */
export const DRIVER_AGE = { from: 21, to: 100 } as const satisfies AgeLimits;

/** Why a person's birth date does not allow a purchase. */
export type HolderAgeViolation = "dateInFuture" | "adultsOnly" | "tooOld";

/** Birth dates of people whose age is within limits today. */
export function birthDateBounds({ from, to }: AgeLimits, today: string): DateBounds {
  return { min: addYears(today, -to), max: addYears(today, -from) };
}

/** Why a person of this birth date cannot be the holder. S0 §5, S2 §5. */
export function holderAgeViolation(
  birthDate: string,
  today: string,
  age: AgeLimits = HOLDER_AGE,
): HolderAgeViolation | undefined {
  const { min, max } = birthDateBounds(age, today);
  if (compareDates(birthDate, today) > 0) return "dateInFuture";
  if (compareDates(birthDate, max) > 0) return "adultsOnly";
  return compareDates(birthDate, min) < 0 ? "tooOld" : undefined;
}

/** Why a person of this birth date cannot be a driver. SPEC-48. */
export function driverAgeViolation(birthDate: string, today: string): "driverAge" | undefined {
  return isDateWithin(birthDate, birthDateBounds(DRIVER_AGE, today)) ? undefined : "driverAge";
}
