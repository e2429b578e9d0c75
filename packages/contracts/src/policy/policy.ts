import {
  isPolicyNumber,
  normalizePolicyNumber,
  POLICY_STATUSES,
  POLICY_TYPES,
} from "@sughurta/domain";
import { COVER_FAMILIES } from "@sughurta/domain/box";
import * as z from "zod/mini";
import { binary, defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { conflict, invalid, notFound, signInRequired, tooMany } from "../core/failures.ts";
import {
  amount,
  contentText,
  fieldCode,
  isoDate,
  optionalEmail,
  optionalPersonName,
  personName,
  requiredText,
} from "../core/fields.ts";
import { smsCode } from "../session/password.ts";

export const policyStatus = z.enum(POLICY_STATUSES);
export type PolicyStatus = z.output<typeof policyStatus>;

export const policyType = z.enum(POLICY_TYPES);
export type PolicyType = z.output<typeof policyType>;

/** Ten digits with a check digit; spaces and a `ZAA1` prefix are removed first (SPEC-13). */
export const policyNumber = z.string({ error: fieldCode.required }).check(
  z.overwrite((text) => normalizePolicyNumber(text)),
  z.refine((text) => isPolicyNumber(text), { error: "policyNumber" }),
);

/** Subject of a policy, an extension: determines its pattern. */
export const policyFamily = z.optional(z.enum(COVER_FAMILIES));

const insuredThing = z.object({ kind: z.enum(["address", "car", "trip"]), text: z.string() });

/** Status of a policy beside its dates, an extension: omitted values do not apply (SPEC-70, SPEC-85). */
const statusFields = {
  /** The day of its cancellation, the last one covered. */
  cancelledOn: z.optional(isoDate),
  /** The first day without cover because an instalment is not paid. */
  suspendedOn: z.optional(isoDate),
  /** Amount to pay to resume a suspended cover, TJS. */
  sumToResume: z.optional(amount),
};

/** The valid version of a corrected policy's document, an extension: documents of earlier versions are replaced. */
const documentVersion = {
  /** Omitted for a policy that was never corrected. */
  version: z.optional(z.int()),
  /** Day of the version. */
  versionOn: z.optional(isoDate),
};

/** Additions of a box's terms to its dates and phones, an extension (SPEC-76, SPEC-95). */
export const boxConditions = {
  /** The holder calls from abroad, before treatment; omitted otherwise. */
  assistance: z.optional(z.boolean()),
  /** First covered day after a waiting period; omitted without one. */
  firstPaidDay: z.optional(isoDate),
};

/** An instalment of a policy; 1 was paid with the order (SPEC-85). */
const instalmentView = z.object({
  part: z.int(),
  /** TJS. */
  sumPrem: amount,
  dueOn: isoDate,
  /** Omitted until it is paid. */
  paidOn: z.optional(isoDate),
});
export type InstalmentView = z.output<typeof instalmentView>;
export const instalmentViews = z.array(instalmentView);

const policyInfo = z.object({
  status: policyStatus,
  policyNumber: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  /** Names of the insured; services send one text or a list (SPEC-8). */
  lifeAssured: z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((names) => (typeof names === "string" ? [names] : names)),
  ),
  /**
   * Insured things, an extension: a vehicle with its plate, the dates of a trip, or an
   * address, of which only the town is returned without the birth date.
   */
  insured: z.optional(insuredThing),
  /** Name of the product in the requested language, an extension. */
  title: z.optional(z.string()),
  /** Kind and slug of the product, an extension: a policy of some products is called by a shorter name than its title. */
  policyType: z.optional(policyType),
  productSlug: z.optional(z.string()),
  family: policyFamily,
  ...statusFields,
  ...documentVersion,
  ...boxConditions,
  /** Created by a test key, an extension: a specimen, which is not in force. */
  isTest: z.optional(z.boolean()),
  /** Seconds until a birth date is checked again, an extension: there were too many wrong ones. */
  birthDateWait: z.optional(z.number()),
});
export type PolicyInfo = z.output<typeof policyInfo>;

/**
 * Checks a policy by number. Every miss returns the same 422; with `birthDate` of an insured person the names are not
 * masked.
 */
export const checkPolicy = defineContract({
  name: "checkPolicy",
  summary: "Check a policy by number",
  source: "S0 §3, §7, SPEC-8, SPEC-70, SPEC-85",
  extension: {
    request: ["birthDate"],
    response: [
      "insured",
      "title",
      "policyType",
      "productSlug",
      "family",
      "birthDateWait",
      "isTest",
      "cancelledOn",
      "suspendedOn",
      "sumToResume",
      "version",
      "versionOn",
      "assistance",
      "firstPaidDay",
    ],
  },
  method: "POST",
  path: "/v1/policy/check/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ policyNumber, birthDate: z.optional(isoDate) }),
  responses: { 200: policyInfo, 422: failure, ...tooMany },
  examples: {
    body: { policyNumber: "0000000013" },
    responses: {
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
    },
  },
});

/** The policy document of this visitor as a PDF in the requested language. */
export const policyDocument = defineContract({
  name: "policyDocument",
  summary: "Policy document",
  source: "S0 §2, SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/policy/{policyNumber}/document/",
  auth: "visitor",
  query: z.object({ lang: z.optional(z.enum(["ru", "tg", "en"])) }),
  responses: { 200: binary("application/pdf"), ...notFound, ...tooMany },
  examples: { query: { lang: "ru" }, responses: {} },
});

/** First and last day of a policy, with reminders, as a calendar file. */
export const policyCalendar = defineContract({
  name: "policyCalendar",
  summary: "Days of a policy for a calendar",
  source: "SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/policy/{policyNumber}/calendar/",
  auth: "visitor",
  query: z.object({ lang: z.optional(z.enum(["ru", "tg", "en"])) }),
  responses: { 200: binary("text/calendar"), ...notFound },
  examples: { query: { lang: "ru" }, responses: {} },
});

const myPolicy = z.object({
  policyNumber: z.string(),
  policyType,
  title: contentText,
  /** Slug of the product, to buy it again. */
  productSlug: contentText,
  family: policyFamily,
  status: policyStatus,
  startDate: isoDate,
  endDate: isoDate,
  sumPrem: amount,
  /** Maximum payout, TJS. */
  sumAssured: amount,
  lifeAssured: z.array(z.string()),
  /** Cover, in lines. */
  cover: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((lines) => lines ?? []),
  ),
  /** Conditions and exclusions, in lines. */
  conditions: z.optional(z.array(z.string())),
  ...boxConditions,
  /** Insured things. */
  insured: z.optional(insuredThing),
  /** Refund for a cancellation today, TJS; omitted where it cannot be cancelled. */
  refund: z.optional(amount),
  /** A cancellation; the dates have no refund where there is none. */
  cancellation: z.optional(
    z.object({
      requestedOn: isoDate,
      refund: amount,
      refundBy: z.optional(isoDate),
      refundState: z.optional(z.enum(["requested", "approved", "rejected", "paid"])),
    }),
  ),
  ...statusFields,
  ...documentVersion,
  /** Its instalments; omitted for a single payment. */
  instalments: z.optional(instalmentViews),
  /** Number of the policy that renewed it. */
  renewedBy: z.optional(z.string()),
  /** What its holder may correct; omitted for an ended or cancelled policy. */
  correctable: z.optional(
    z.object({
      lastName: contentText,
      firstName: contentText,
      patronymic: contentText,
      email: contentText,
      /** Number of corrections so far. */
      corrections: z.int(),
    }),
  ),
});
/** A policy of the account. */
export type MyPolicy = z.output<typeof myPolicy>;

const myPolicyExample = {
  policyNumber: "0000000013",
  policyType: "box" as const,
  title: "Щит семьи",
  productSlug: "schit-semi",
  status: "ACTIVE" as const,
  startDate: "2026-03-01",
  endDate: "2027-02-28",
  sumPrem: 250,
  sumAssured: 50_000,
  lifeAssured: ["Саидова Мадина"],
  cover: ["Травмы и ожоги каждого, от года до 75 лет."],
  refund: 180,
};

/** Policies of the signed-in person, or of this visitor (SPEC-20). */
export const myPolicies = defineContract({
  name: "myPolicies",
  summary: "My policies",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/policy/",
  auth: "visitor",
  responses: { 200: z.array(myPolicy) },
  examples: { responses: { 200: [myPolicyExample] } },
});

/**
 * Adds a policy that was bought elsewhere to the account, by its number and its code; 409 `policyInAnotherAccount`
 * where another account has it. The code that `sendPolicyCode` sends to its phone brings it from there (SPEC-68).
 */
export const addMyPolicy = defineContract({
  name: "addMyPolicy",
  summary: "Add a policy to the account",
  source: "SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/policy/mine/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.union([
    z.object({ policyNumber, policyCode: requiredText(20) }),
    z.object({ policyNumber, code: smsCode }),
  ]),
  responses: {
    201: z.object({ policyNumber: z.string() }),
    ...invalid,
    ...signInRequired,
    ...conflict,
    ...tooMany,
  },
  examples: {
    body: { policyNumber: "0000000013", policyCode: "12345678" },
    responses: {
      201: { policyNumber: "0000000013" },
      409: { message: "Этот полис уже в другом кабинете", code: "policyInAnotherAccount" },
    },
  },
});

/**
 * Corrects a mistyped letter of the holder's name, or the email; 409 `correctionAtDesk` for anything else. Another name on
 * the policy issues a new version of its document.
 */
export const correctMyPolicy = defineContract({
  name: "correctMyPolicy",
  summary: "Correct the data of a policy",
  source: "SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/policy/{policyNumber}/correction/",
  auth: "visitor",
  idempotent: true,
  body: z.object({
    lastName: personName(50),
    firstName: personName(50),
    patronymic: optionalPersonName(50),
    email: optionalEmail,
    /** The number of corrections that the person has seen: 409 `correctionOutdated` after another one. */
    corrections: z.int(),
  }),
  responses: {
    201: z.object(documentVersion),
    ...invalid,
    ...signInRequired,
    ...notFound,
    ...conflict,
  },
  examples: {
    body: {
      lastName: "Саидова",
      firstName: "Мадина",
      patronymic: "",
      email: "madina@example.tj",
      corrections: 0,
    },
    responses: {
      201: { version: 2, versionOn: "2026-06-01" },
      409: {
        message: "Это исправление делает сотрудник. Позвоните 5511",
        code: "correctionAtDesk",
      },
    },
  },
});

/** Cancels a policy with the end of this day (SPEC-70); a second request has no effect. */
export const cancelPolicy = defineContract({
  name: "cancelPolicy",
  summary: "Cancel a policy",
  source: "SPEC-20, SPEC-70",
  extension: true,
  method: "POST",
  path: "/v1/policy/{policyNumber}/cancellation/",
  auth: "visitor",
  idempotent: true,
  body: z.object({
    /** The displayed refund, TJS: a changed amount is refused with 409. */
    refund: z.number(),
  }),
  responses: {
    /** `refundBy`: the last day by which the money arrives; omitted where there is none. */
    201: z.object({ requestedOn: isoDate, refund: amount, refundBy: z.optional(isoDate) }),
    ...invalid,
    ...signInRequired,
    ...notFound,
    ...conflict,
  },
  examples: {
    body: { refund: 180 },
    responses: {
      201: { requestedOn: "2026-06-01", refund: 180, refundBy: "2026-06-15" },
      409: { message: "Сумма изменилась", code: "refundChanged" },
    },
  },
});
