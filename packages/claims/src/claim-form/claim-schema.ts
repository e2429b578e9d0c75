import { CLAIM_FILES } from "@sughurta/domain";
import {
  attachedFiles,
  claimFullName,
  claimNote,
  email,
  phone,
  policyNumber,
} from "@sughurta/forms";
import * as z from "zod/mini";

/** Claim: who, which policy, what happened, how to answer (S0 §5). */
export const claimSchema = z.object({
  fullName: claimFullName,
  policyNumber,
  note: claimNote,
  phone,
  email,
  files: attachedFiles(CLAIM_FILES),
});

/** What the claim form holds. */
export type ClaimValues = z.input<typeof claimSchema>;

/** An untouched claim. */
export const EMPTY_CLAIM: ClaimValues = {
  fullName: "",
  policyNumber: "",
  note: "",
  phone: "",
  email: "",
  files: [],
};
