import { carAge, isCascoProgram, isMotorProgram, maxCarAge } from "@sughurta/domain/motor";
import type { FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import { insuredSumCode } from "../insured-sum.ts";
import type { MotorOrderValues } from "../order-values.ts";
import { errorsOf } from "./errors-of.ts";

/** The choice of a programme (S2 §5). */
export const programSchema = z.object({
  program: z.string().check(z.refine(isMotorProgram, "choice")),
});

/** A programme that does not accept a car of this age (SPEC-49), and its sum. */
export function programErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { program, carIssueYear } = values;
  const isKnown = isCascoProgram(program) && carIssueYear !== "";
  const isTooOld = isKnown && carAge(Number(carIssueYear), today) > maxCarAge(program);
  return errorsOf({
    program: isTooOld ? "carTooOld" : undefined,
    policeSumInsured: insuredSumCode(values, today),
  });
}
