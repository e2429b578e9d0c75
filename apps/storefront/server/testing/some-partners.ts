import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { toWire } from "@sughurta/contracts/core";
import { partnerDirectory } from "@sughurta/contracts/partner";
import { isTestKey } from "@sughurta/domain";
import type { Partner } from "../sessions/partner-directory.ts";
import { sendJson } from "./upstream.ts";

/** A partner's fields in a test. */
export interface SomePartner extends Pick<Partner, "code" | "origins" | "returnPages"> {
  /** Test keys, by their prefix. */
  readonly keys: readonly [string, ...string[]];
  readonly serverSecrets?: readonly [string, ...string[]];
  readonly withdrawn?: boolean;
}

/** A travel agency with two keys, during a key rotation. */
export const AGENCY = {
  code: "SAFAR",
  keys: ["pk_agency_current_1", "pk_agency_before_01", "pk_test_agency_0001"],
  origins: ["https://agency.example", "http://127.0.0.1:4321", "https://*.preview.agency.example"],
  returnPages: [
    "https://agency.example/insure",
    "https://agency.example/trips/*",
    "https://*.preview.agency.example/insure",
  ],
  serverSecrets: [
    "agency-secret-of-at-least-32-characters",
    "sk_test_agency-secret-of-32-characters",
  ],
} satisfies SomePartner;
/** A bank. */
export const BANK = {
  code: "bank",
  keys: ["pk_bank_current_001"],
  origins: ["https://bank.example"],
  returnPages: ["https://bank.example/travel?from=bank"],
} satisfies SomePartner;
/** A partner that may no longer sell. */
export const FORMER = {
  code: "former",
  keys: ["pk_former_partner_1"],
  origins: ["https://former.example"],
  returnPages: ["https://former.example/"],
  withdrawn: true,
} satisfies SomePartner;

/** A partner in the format of the main service, with its keys that sell or with its test keys. */
export function toDirectoryEntry(
  { keys, serverSecrets, withdrawn = false, ...same }: SomePartner,
  ofTests = false,
): Partner {
  const isOwn = (key: string) => isTestKey(key) === ofTests;
  const computeHash = (secret: string) => createHash("sha256").update(secret).digest("hex");
  return {
    ...same,
    withdrawn,
    keys: keys.filter(isOwn).map((key) => ({ key })),
    secrets: (serverSecrets ?? []).filter(isOwn).map((secret) => ({ hash: computeHash(secret) })),
  };
}

/** Responds to the gateway's request for the partners; false for every other request. */
export function respondToPartners(
  request: IncomingMessage,
  response: ServerResponse,
  partners: readonly SomePartner[] = [AGENCY, BANK, FORMER],
  ofTests = false,
): boolean {
  if (request.url !== partnerDirectory.path) return false;
  sendJson(
    response,
    200,
    toWire({ partners: partners.map((one) => toDirectoryEntry(one, ofTests)) }),
  );
  return true;
}
