import { requiredText } from "@sughurta/forms";
import * as z from "zod/mini";

const NUMBER_MAX_LENGTH = 30;

/** Number and code of a bought box; whether they belong together only the server knows (S0 §7). */
export const activationSchema = z.object({
  policyNumber: requiredText(NUMBER_MAX_LENGTH),
  policyCode: requiredText(NUMBER_MAX_LENGTH),
});
