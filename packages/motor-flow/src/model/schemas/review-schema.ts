import { agreementsOf, productOfProgram } from "@sughurta/domain/motor";
import { agreement, type FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import type { MotorOrderValues } from "../order-values.ts";

/** The agreement to the rules (S2 §5). */
export const reviewSchema = z.object({ agree: agreement });

/** The further agreements of casco (SPEC-24). */
export function reviewErrors(values: MotorOrderValues): FieldErrors {
  const missing = agreementsOf(productOfProgram(values.program)).filter((field) => !values[field]);
  return Object.fromEntries(missing.map((field) => [field, { code: "agreement" }]));
}
