import { isPolicyNumber, normalizePolicyNumber, POLICY_TYPES } from "@sughurta/domain";
import * as z from "zod/mini";
import { binary, defineContract } from "../kernel/contract.ts";
import { failure } from "../kernel/failure.ts";
import { amount, contentText, fieldCode, isoDate } from "../kernel/fields.ts";
import { notFound, notFoundExample, tooMany, tooManyExample } from "./failures.ts";

export const policyStatus = z.enum(["INACTIVE", "ACTIVE", "COMPLETED"]);
export type PolicyStatus = z.output<typeof policyStatus>;

export const policyType = z.enum(POLICY_TYPES);
export type PolicyType = z.output<typeof policyType>;

/** Ten digits with a check digit; spaces and a `ZAA1` prefix are taken off first (decision 13). */
export const policyNumber = z.string({ error: fieldCode.required }).check(
  z.overwrite((text) => normalizePolicyNumber(text)),
  z.refine((text) => isPolicyNumber(text), { error: "policyNumber" }),
);

const policyInfo = z.object({
  status: policyStatus,
  policyNumber: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  /** Names of the insured; services send one text or a list (decision 8). */
  lifeAssured: z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((names) => (typeof names === "string" ? [names] : names)),
  ),
  /**
   * What is insured beside people, an extension: a vehicle with its plate, the dates of a trip, or an
   * address, of which only who gives the birth date is told more than the town.
   */
  insured: z.optional(z.object({ kind: z.enum(["address", "car", "trip"]), text: z.string() })),
});
export type PolicyInfo = z.output<typeof policyInfo>;

/** Checks a policy by number. Every miss answers 422 alike; with `birthDate` of an insured the names are not masked. */
export const checkPolicy = defineContract({
  name: "checkPolicy",
  summary: "Check a policy by number",
  source: "S0 §3, §7, decision 8",
  extension: { request: ["birthDate"], answer: ["insured"] },
  method: "POST",
  path: "/v1/policy/check/",
  auth: "visitor",
  guarded: true,
  body: z.object({ policyNumber, birthDate: z.optional(isoDate) }),
  answers: { 200: policyInfo, 422: failure, ...tooMany },
  examples: {
    body: { policyNumber: "0000000013" },
    answers: {
      200: {
        status: "ACTIVE",
        policyNumber: "0000000013",
        startDate: "2026-03-01",
        endDate: "2027-02-28",
        lifeAssured: ["С***** М*****"],
      },
      422: {
        message: "Полис не найден. Проверьте номер",
        code: "policyNotFound",
      },
      ...tooManyExample,
    },
  },
});

/** The policy document of this visitor as a PDF in the language asked. */
export const policyDocument = defineContract({
  name: "policyDocument",
  summary: "Policy document",
  source: "S0 §2, decision 7",
  extension: true,
  method: "GET",
  path: "/v1/policy/{policyNumber}/document/",
  auth: "visitor",
  query: z.object({ lang: z.optional(z.enum(["ru", "tg", "en"])) }),
  answers: { 200: binary("application/pdf"), ...notFound, ...tooMany },
  examples: { query: { lang: "ru" }, answers: { ...notFoundExample, ...tooManyExample } },
});

/** Policies of the signed-in person (decision 20). */
export const myPolicies = defineContract({
  name: "myPolicies",
  summary: "My policies",
  source: "decision 20",
  extension: true,
  method: "GET",
  path: "/v1/policy/",
  auth: "visitor",
  answers: {
    200: z.array(
      z.object({
        policyNumber: z.string(),
        policyType,
        title: contentText,
        status: policyStatus,
        startDate: isoDate,
        endDate: isoDate,
        sumPrem: amount,
      }),
    ),
  },
  examples: {
    answers: {
      200: [
        {
          policyNumber: "0000000013",
          policyType: "box",
          title: "Щит семьи",
          status: "ACTIVE",
          startDate: "2026-03-01",
          endDate: "2027-02-28",
          sumPrem: 250,
        },
      ],
    },
  },
});
