import * as z from "@sughurta/contracts/zod";
import { parseClaimNumber } from "@sughurta/domain";
import { phone } from "@sughurta/forms";

/** Number and phone of a claim. */
export const findClaimSchema = z.object({
  claimNumber: z.string().check(
    z.minLength(1, { error: "required" }),
    z.refine((text) => parseClaimNumber(text) !== undefined, { error: "claimNumber" }),
  ),
  phone,
});
