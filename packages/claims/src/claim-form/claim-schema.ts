import { CLAIM_FILES } from "@sughurta/domain";
import { attachedFiles, claimNote, policyNumber } from "@sughurta/forms";
import { claimFullName, contactShape } from "@sughurta/forms/people";
import * as z from "zod/mini";

/** Kinds a claim takes: pictures, video, pdf, office documents (decision 27). */
export const CLAIM_FILE_KINDS =
  "image/*,video/*,.heic,.heif,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.mkv";

/** Fields of how to reach who makes the claim (S0 §3); both have to be told (S0 §5). */
export const CLAIM_CONTACTS = { phone: "phone", email: "email" } as const;
export const CLAIM_CONTACT_RULES = { phone: "required", email: "required" } as const;

/** Claim: who, which policy, what happened, how to answer (S0 §5). */
export const claimSchema = z.object({
  fullName: claimFullName,
  policyNumber,
  note: claimNote,
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
