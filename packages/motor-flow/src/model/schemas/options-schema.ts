import { motorOptionViolations } from "@sughurta/domain/motor";
import { choiceOf, type FieldErrors } from "@sughurta/forms";
import * as z from "zod/mini";
import type { MotorOrderValues } from "../order-values.ts";
import { errorsOf } from "./errors-of.ts";

/** The way of compensation, which is optional (S2 §4). */
export const optionsSchema = z.object({ compensation: choiceOf(["", "0", "1", "2", "3"]) });

/** Options whose sum is not in their list (S2 §5). */
export function optionsErrors(values: MotorOrderValues): FieldErrors {
  return errorsOf(motorOptionViolations(values));
}
