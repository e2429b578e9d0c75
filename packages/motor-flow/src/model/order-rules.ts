import {
  agreementsOf,
  carAge,
  isCascoProgram,
  isMotorProgram,
  maxCarAge,
  motorOptionViolations,
  productOfProgram,
} from "@sughurta/domain/motor";
import { agreement, choiceOf, type FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import { errorsOf } from "./errors-of.ts";
import { insuredSumCode } from "./insured-sum.ts";
import type { MotorOrderValues } from "./order-values.ts";
import { driversErrors, driversSchema, holderErrors, holderSchema } from "./people-schemas.ts";
import { vehicleErrors, vehicleSchema } from "./vehicle-schema.ts";

/** The choice of a programme (S2 §5). */
const programSchema = z.object({
  program: z.string().check(z.refine(isMotorProgram, "choice")),
});

/** A programme that does not accept a car of this age (SPEC-49), and its sum. */
function programErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { program, carIssueYear } = values;
  const isKnown = isCascoProgram(program) && carIssueYear !== "";
  const isTooOld = isKnown && carAge(Number(carIssueYear), today) > maxCarAge(program);
  return errorsOf({
    program: isTooOld ? "carTooOld" : undefined,
    policeSumInsured: insuredSumCode(values, today),
  });
}

/** The way of compensation, which is optional (S2 §4). */
const optionsSchema = z.object({ compensation: choiceOf(["", "0", "1", "2", "3"]) });

/** Options whose sum is not in their list (S2 §5). */
function optionsErrors(values: MotorOrderValues): FieldErrors {
  return errorsOf(motorOptionViolations(values));
}

/** The agreement to the rules (S2 §5). */
const reviewSchema = z.object({ agree: agreement });

/** The further agreements of casco (SPEC-24). */
function reviewErrors(values: MotorOrderValues): FieldErrors {
  const missing = agreementsOf(productOfProgram(values.program)).filter((field) => !values[field]);
  return Object.fromEntries(missing.map((field) => [field, { code: "agreement" }]));
}

/** Rules of each part of a motor order (S2 §5). */
export const motorRules = {
  vehicle: { schema: vehicleSchema, errors: vehicleErrors },
  program: { schema: programSchema, errors: programErrors },
  options: { schema: optionsSchema, errors: optionsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  drivers: { schema: driversSchema, errors: driversErrors },
  review: { schema: reviewSchema, errors: reviewErrors },
};
