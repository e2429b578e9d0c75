import { CLAIM_FILES, isClaimNote } from "@sughurta/domain";
import { attachedFiles, policyNumber } from "@sughurta/forms";
import { claimFullName, contactShape } from "@sughurta/forms/people";
import * as z from "zod/mini";

/** Longest story of a claim, in characters (S0 §5). */
export const NOTE_MAX_LENGTH = 999;

/** Fields of how to reach who makes the claim (S0 §3); both have to be told (S0 §5). */
export const CLAIM_CONTACTS = { phone: "phone", email: "email" } as const;
export const CLAIM_CONTACT_RULES = { phone: "required", email: "required" } as const;

/** What happened: 3 to 999 letters, digits and plain punctuation (S0 §5). */
const note = z
  .string({ error: "required" })
  .check(
    z.trim(),
    z.minLength(1, "required"),
    z.minLength(3, "tooShort"),
    z.maxLength(NOTE_MAX_LENGTH, "tooLong"),
    z.refine(isClaimNote, "note"),
  );

/** Claim: who, which policy, what happened, how to answer (S0 §5). */
export const claimSchema = z.object({
  fullName: claimFullName,
  policyNumber,
  note,
  ...contactShape(CLAIM_CONTACTS, CLAIM_CONTACT_RULES),
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
