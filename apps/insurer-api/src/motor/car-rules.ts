import type { FieldCodes } from "#src/http/failure-error.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import { carMake, carModel, sumsOf, yearsOf } from "./directory/car-directory.ts";
import type { MotorRequest } from "./motor-request.ts";
import { INSURED_SUMS, isCasco, MAX_CAR_AGE, type MotorProgram } from "./tariff.ts";

const OLDEST_DEPTH = 45;

/** Age of a car in calendar years (S2 §3, carIssueYearDelta). */
export function carAge(issueYear: number, today: string): number {
  return Number(today.slice(0, 4)) - issueYear;
}

function yearViolation(
  year: number,
  program: MotorProgram,
  today: string,
): FailureCode | undefined {
  const age = carAge(year, today);
  if (!Number.isInteger(year) || age < 0 || year < 1900) return "carIssueYear";
  return age > MAX_CAR_AGE[program] ? "carTooOld" : undefined;
}

/** The model of the directory that a request names; free text has none. */
function namedModel(request: MotorRequest) {
  const make = request.carMark === undefined ? undefined : carMake(request.carMark);
  const model =
    make === undefined || request.carModel === undefined
      ? undefined
      : carModel(make, request.carModel);
  return { make, model };
}

function nameViolations(request: MotorRequest): FieldCodes {
  const { make, model } = namedModel(request);
  const violations: FieldCodes = {};
  // A make or a model that the lists lack is typed as text (decision 53).
  if (request.carMark === undefined) {
    if (request.markaTxt === undefined) violations.carMark = ["notInList"];
  } else if (make === undefined) violations.carMark = ["notInList"];
  if (request.carModel === undefined) {
    if (request.modelTxt === undefined) violations.carModel = ["notInList"];
  } else if (model === undefined && request.markaTxt === undefined) {
    violations.carModel = ["notInList"];
  }
  return violations;
}

/** Insured sums a request may choose from: the model's, else the whole list 30. */
export function allowedSums(request: MotorRequest, today: string): readonly number[] {
  const { model } = namedModel(request);
  return model ? sumsOf(model, request.carIssueYear, Number(today.slice(0, 4))) : INSURED_SUMS;
}

/** What is wrong with the vehicle of a request, by field. */
export function carViolations(
  request: MotorRequest,
  program: MotorProgram,
  today: string,
): FieldCodes {
  const violations = nameViolations(request);
  const year = yearViolation(request.carIssueYear, program, today);
  if (year) violations.carIssueYear = [year];
  const { model } = namedModel(request);
  if (model && !year) {
    const years = yearsOf(model, Number(today.slice(0, 4)), OLDEST_DEPTH);
    if (!years.includes(request.carIssueYear)) violations.carIssueYear = ["carIssueYear"];
  }
  if (isCasco(program) && !allowedSums(request, today).includes(request.policeSumInsured ?? 0)) {
    violations.policeSumInsured = ["insuredSum"];
  }
  if (request.carBodyType !== undefined && !isWholeUpTo(request.carBodyType, 9)) {
    violations.carBodyType = ["notInList"];
  }
  return violations;
}

/** A code of a list that counts from 0. */
export const isWholeUpTo = (value: number, last: number) =>
  Number.isInteger(value) && value >= 0 && value <= last;
