import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound, tooMany } from "../core/failures.ts";
import { smsCode } from "../session/password.ts";
import { tokens, tokensExample } from "../session/tokens.ts";

const codeSent = z.object({
  /** The last two digits of the buyer's phone, to recognise it. */
  phoneEnd: z.string(),
  /** Seconds until another code may be requested. */
  repeatAfter: z.number(),
});

/** Sends a code to the phone of a paid order, to open an account with its policy (SPEC-68). */
export const sendAccountCode = defineContract({
  name: "sendAccountCode",
  summary: "Send a code to the phone of a paid order",
  source: "SPEC-68",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/account/code/",
  auth: "visitor",
  rateLimited: true,
  responses: { 200: codeSent, ...notFound, ...tooMany },
  examples: { responses: { 200: { phoneEnd: "67", repeatAfter: 45 } } },
});

/** Opens the account of the buyer's phone, or signs in to it; it contains the policy (SPEC-68). */
export const openAccount = defineContract({
  name: "openAccount",
  summary: "Open an account with the phone of a paid order",
  source: "SPEC-68",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/account/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ code: smsCode }),
  responses: { 201: tokens, ...invalid, ...notFound, ...tooMany },
  examples: { body: { code: "123456" }, responses: { 201: tokensExample } },
});
