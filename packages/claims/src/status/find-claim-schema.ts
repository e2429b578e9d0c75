import { parseClaimNumber } from "@sughurta/domain";
import { phone } from "@sughurta/forms";
import * as z from "zod/mini";

/** Number and phone of a claim. */
export const findClaimSchema = z.object({
  claimNumber: z.string().check(
    z.minLength(1, { error: "required" }),
    z.refine((text) => parseClaimNumber(text) !== undefined, { error: "claimNumber" }),
  ),
  phone,
});
