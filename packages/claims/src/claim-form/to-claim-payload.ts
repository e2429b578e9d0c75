import type { registerClaim } from "@sughurta/contracts/claim";
import type { BodyOf } from "@sughurta/contracts/core";
import { toWirePhone } from "@sughurta/domain";
import type { ClaimValues } from "./claim-schema.ts";

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
