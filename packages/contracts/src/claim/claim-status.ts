import { CLAIM_STATES, CLAIM_STEPS, parseClaimNumber } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound, tooMany } from "../core/failures.ts";
import { id, isoDate, wirePhone } from "../core/fields.ts";
import { smsCode } from "../session/password.ts";

/** State of a claim. */
export const claimState = z.enum(CLAIM_STATES);

/** Number of a claim in any spelling: `3F2A-91BC` after parsing. */
const claimNumber = z.string({ error: "required" }).check(
  z.refine((text) => parseClaimNumber(text) !== undefined, { error: "claimNumber" }),
  z.overwrite((text) => parseClaimNumber(text) ?? text),
);

const claimProgress = z.object({
  id,
  policyNumber: z.string(),
  state: claimState,
  /** In order; a future step may have its due date, a payment the date by which it is paid. */
  steps: z.array(
    z.object({
      step: z.enum(CLAIM_STEPS),
      doneOn: z.optional(isoDate),
      dueBy: z.optional(isoDate),
    }),
  ),
  /** TJS, for a claim to be paid. */
  paid: z.optional(z.number()),
  /** Why a claim was refused. */
  refusal: z.optional(z.string()),
  /** Messages of the insurer, the newest first. */
  messages: z.array(z.object({ id, text: z.string(), on: isoDate })),
  files: z.array(z.object({ id, name: z.string(), on: isoDate })),
});
/** A claim as shown to its claimant. */
export type ClaimProgress = z.output<typeof claimProgress>;

const claimProgressExample: ClaimProgress = {
  id: "3f2a91bc-3c51-4f1c-9c63-0f4f4c1d2a77",
  policyNumber: "0000000013",
  state: "underReview",
  steps: [
    { step: "registered", doneOn: "2026-03-02" },
    { step: "papersAwaited", doneOn: "2026-03-03" },
    { step: "underReview", doneOn: "2026-03-05" },
    { step: "decided", dueBy: "2026-03-19" },
  ],
  messages: [{ id: "m-1", text: "Пришлите справку из ЖЭКа", on: "2026-03-03" }],
  files: [{ id: "f-1", name: "kitchen.jpg", on: "2026-03-02" }],
};

const codeSent = z.object({
  /** Seconds until another code may be requested. */
  repeatAfter: z.number(),
  /** Validity of the code in seconds. */
  validFor: z.number(),
});

/** Sends a code to the phone of a claim; the response never reveals whether number and phone match. */
export const sendClaimCode = defineContract({
  name: "sendClaimCode",
  summary: "Send the code that opens a claim",
  source: "SPEC-20, SPEC-62",
  extension: true,
  method: "POST",
  path: "/v1/claim/status/sms/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ claimNumber, phone: wirePhone }),
  responses: { 200: codeSent, ...invalid, ...tooMany },
  examples: {
    body: { claimNumber: "3F2A-91BC", phone: "992921234567" },
    responses: { 200: { repeatAfter: 45, validFor: 300 } },
  },
});

/** Opens a claim by its number, phone and code; for a day this visitor can then read it and add files to it. */
export const openClaim = defineContract({
  name: "openClaim",
  summary: "Open a claim by a code",
  source: "SPEC-20, SPEC-62",
  extension: true,
  method: "POST",
  path: "/v1/claim/status/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ claimNumber, phone: wirePhone, code: smsCode }),
  responses: { 200: claimProgress, ...invalid, ...tooMany },
  examples: {
    body: { claimNumber: "3F2A-91BC", phone: "992921234567", code: "123456" },
    responses: { 200: claimProgressExample },
  },
});

/** A claim of this visitor or person, or one opened by a code within the last day. */
export const claimStatus = defineContract({
  name: "claimStatus",
  summary: "What became of a claim",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/claim/{claimId}/",
  auth: "visitor",
  responses: { 200: claimProgress, ...notFound },
  examples: { responses: { 200: claimProgressExample } },
});
