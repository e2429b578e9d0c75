import {
  type CascoProgram,
  isCascoProgram,
  MOTOR_PROGRAMS,
  type MotorProduct,
  type MotorProgram,
  productOfProgram,
} from "./motor-programs.ts";

/** Maximum age of a car by kind of insurance, in years; also the length of the lists of years. S2 §5, SPEC-49. */
export const MAX_CAR_AGE_YEARS: Readonly<Record<MotorProduct, number>> = {
  SCI: 20,
  ECI: 30,
  MTPL: 45,
};

/** Programmes with a lower limit than their kind of insurance. S2 §1, SPEC-49. */
const MAX_AGE_OF_PROGRAM: Readonly<Partial<Record<MotorProgram, number>>> = {
  ECI_P2: 20,
  ECI_FULL: 20,
};

const FIRST_CAR_YEAR = 1900;

/** Error of a year of issue. S2 §5. */
export type IssueYearViolation = "carIssueYear" | "carTooOld";

/** Maximum age of a car in a programme, in years. SPEC-49. */
export function maxCarAge(program: MotorProgram): number {
  return MAX_AGE_OF_PROGRAM[program] ?? MAX_CAR_AGE_YEARS[productOfProgram(program)];
}

/** The calendar year of a day. */
export function getYear(today: string): number {
  return Number(today.slice(0, 4));
}

/** Age of a car in calendar years. S2 §3. */
export function carAge(issueYear: number, today: string): number {
  return getYear(today) - issueYear;
}

/** Years of issue to choose from where no directory restricts them, the newest first. S2 §5, SPEC-53. */
export function issueYears(product: MotorProduct, today: string): number[] {
  const newest = getYear(today);
  return Array.from({ length: MAX_CAR_AGE_YEARS[product] + 1 }, (_, age) => newest - age);
}

/** The newest year of issue of a car that is too old for a kind of insurance. SPEC-49. */
export function newestTooOldYear(product: MotorProduct, today: string): number {
  return getYear(today) - MAX_CAR_AGE_YEARS[product] - 1;
}

/** Error of a car's year of issue for a programme. S2 §5, SPEC-49. */
export function issueYearViolation(
  issueYear: number,
  program: MotorProgram,
  today: string,
): IssueYearViolation | undefined {
  const age = carAge(issueYear, today);
  if (!Number.isInteger(issueYear) || age < 0 || issueYear < FIRST_CAR_YEAR) return "carIssueYear";
  return age > maxCarAge(program) ? "carTooOld" : undefined;
}

/** Programmes of individual casco for a car of an age: partial damage ends at 20 years. S2 §2, SPEC-49. */
export function cascoProgramsFor(age: number): CascoProgram[] {
  return MOTOR_PROGRAMS.filter(isCascoProgram).filter(
    (program) => program !== "ECI_FULL" && age <= maxCarAge(program),
  );
}
