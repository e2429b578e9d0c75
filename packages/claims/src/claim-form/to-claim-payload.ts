import type { BodyOf, registerClaim } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import type { ClaimValues } from "./claim-schema.ts";

/** Payload of `POST /v1/claim/`; files follow it one by one (S0 §7). */
export function toClaimPayload(values: Omit<ClaimValues, "files">): BodyOf<typeof registerClaim> {
  const { fullName, policyNumber, note, phone, email } = values;
  return { fullName, policyNumber, note, phone: toWirePhone(phone), email, channel: "front" };
}
