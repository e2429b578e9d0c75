import type { registerClaim } from "@sughurta/contracts/claim";
import type { BodyOf } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { CLAIM_FILES, claimNoteViolation, toWirePhone } from "@sughurta/domain";
import { attachedFiles, optionalDate, policyNumber, withoutViolation } from "@sughurta/forms";
import { claimFullName, contactShape } from "@sughurta/forms/people";

/** Maximum length of a claim's description, in characters (S0 §5). */
export const NOTE_MAX_LENGTH = 999;
/** Maximum length of "where", in characters; it becomes a part of the description. */
const PLACE_MAX_LENGTH = 120;

/** Kinds of events, in a word. */
export const EVENT_KINDS = ["car", "health", "home", "trip", "other"] as const;

/** Contact fields of the claimant (S0 §3); both are required (S0 §5). */
export const CLAIM_CONTACTS = { phone: "phone", email: "email" } as const;
export const CLAIM_CONTACT_RULES = { phone: "required", email: "required" } as const;

/** Description: 3 to 999 characters without markup (S0 §5). */
const note = z
  .string({ error: "required" })
  .check(
    z.trim(),
    z.minLength(1, "required"),
    z.minLength(3, "tooShort"),
    z.maxLength(NOTE_MAX_LENGTH, "tooLong"),
    withoutViolation(claimNoteViolation),
  );

/** Claim: claimant, policy, description, contacts (S0 §5). What, when and where are optional. */
export const claimSchema = z.object({
  fullName: claimFullName,
  policyNumber,
  eventKind: z.string(),
  eventDate: optionalDate,
  eventPlace: z
    .string()
    .check(
      z.trim(),
      z.maxLength(PLACE_MAX_LENGTH, "tooLong"),
      withoutViolation(claimNoteViolation),
    ),
  note,
  ...contactShape(CLAIM_CONTACTS, CLAIM_CONTACT_RULES),
  files: attachedFiles(CLAIM_FILES),
});

/** Values of the claim form. */
export type ClaimValues = z.input<typeof claimSchema>;

/** An untouched claim. */
export const EMPTY_CLAIM: ClaimValues = {
  fullName: "",
  policyNumber: "",
  eventKind: "",
  eventDate: "",
  eventPlace: "",
  note: "",
  phone: "",
  email: "",
  files: [],
};

/**
 * Payload of `POST /v1/claim/`; files are sent separately (S0 §7). `circumstances` are the texts of what, when and
 * where.
 */
export function toClaimPayload(
  { fullName, policyNumber, note, phone, email }: Omit<ClaimValues, "files">,
  circumstances: readonly string[],
): BodyOf<typeof registerClaim> {
  return {
    fullName,
    policyNumber,
    note: wholeStory(note, circumstances),
    phone: toWirePhone(phone),
    email,
    channel: "front",
  };
}

/** The description with what, when and where before it: the specification has one text for all of them (S0 §3). */
export function wholeStory(note: string, circumstances: readonly string[]): string {
  const told = circumstances.filter((text) => text !== "").join(", ");
  return told === "" ? note : `${told}.\n${note}`;
}
