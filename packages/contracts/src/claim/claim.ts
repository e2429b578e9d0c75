import {
  CLAIM_FILES,
  claimFullNameViolation,
  claimNoteViolation,
  maxFileBytes,
  normalizeName,
} from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, notFound, notStored } from "../core/failures.ts";
import { email, id, requiredText, wirePhone, withoutViolation } from "../core/fields.ts";
import { policyNumber } from "../policy/policy.ts";
import { claimState } from "./claim-status.ts";

/** Registers an insured event; files are sent one by one, so that a failed one can be repeated alone. */
export const registerClaim = defineContract({
  name: "registerClaim",
  summary: "Register an insured event",
  source: "S0 §3, §5, §7",
  method: "POST",
  path: "/v1/claim/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({
    fullName: requiredText(260).check(
      withoutViolation(claimFullNameViolation),
      z.overwrite(normalizeName),
    ),
    policyNumber,
    note: requiredText(999).check(
      z.minLength(3, { error: "tooShort" }),
      withoutViolation(claimNoteViolation),
    ),
    phone: wirePhone,
    email,
    channel: z.literal("front"),
  }),
  responses: { 201: z.object({ id }), ...invalid, ...notStored },
  examples: {
    body: {
      fullName: "Саидова Мадина",
      policyNumber: "0000000013",
      note: "Залило кухню, сорвало кран.",
      phone: "992921234567",
      email: "madina@example.tj",
      channel: "front",
    },
    responses: { 201: { id: "c-1" } },
  },
});

export const uploadClaimFiles = defineContract({
  name: "uploadClaimFiles",
  summary: "Add files to a claim",
  source: "S0 §7, SPEC-27",
  method: "POST",
  path: "/v1/claim/{claimId}/files/",
  auth: "visitor",
  idempotent: true,
  files: {
    parts: ["files"],
    maxFiles: CLAIM_FILES.maxFiles,
    maxBytes: maxFileBytes(CLAIM_FILES),
  },
  responses: {
    201: z.object({ files: z.array(z.object({ id, name: z.string() })) }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...notStored,
  },
  examples: {
    responses: {
      201: { files: [{ id: "f-1", name: "kitchen.jpg" }] },
      422: { message: "Этот вид файла не принимается", code: "fileType" },
      409: {
        message: "К заявке можно приложить не больше 10 файлов",
        code: "maxFiles",
      },
    },
  },
});

/** Claims of the signed-in person, or of this visitor, the newest first. */
export const myClaims = defineContract({
  name: "myClaims",
  summary: "My claims",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/claim/",
  auth: "visitor",
  responses: {
    200: z.array(
      z.object({
        id,
        policyNumber: z.string(),
        note: z.string(),
        /** A moment, ISO. */
        createdAt: z.string(),
        state: claimState,
        filesCount: z.number(),
      }),
    ),
  },
  examples: {
    responses: {
      200: [
        {
          id: "c-1",
          policyNumber: "0000000013",
          note: "Залило кухню, сорвало кран.",
          createdAt: "2026-03-02T08:00:00Z",
          state: "underReview",
          filesCount: 2,
        },
      ],
    },
  },
});
