import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound, signInRequired, tooMany } from "../core/failures.ts";
import {
  contentText,
  gender,
  id,
  isoDate,
  optionalEmail,
  optionalPersonName,
  personName,
} from "../core/fields.ts";
import { smsCode, typedPassword } from "../session/password.ts";
import {
  addressExample,
  identityDocumentExample,
  removed,
  savedAddress,
  savedDocument,
} from "./account.ts";

const person = z.object({
  lastName: contentText,
  firstName: contentText,
  patronymic: contentText,
  phone: z.string(),
  email: contentText,
  birthDate: z.nullish(isoDate),
  gender: z.nullish(gender),
});
const personExample = {
  lastName: "Саидова",
  firstName: "Мадина",
  patronymic: "Рустамовна",
  phone: "992921234567",
  email: "madina@example.tj",
  birthDate: "1990-05-14",
  gender: 1 as const,
};

export const profile = defineContract({
  name: "profile",
  summary: "Profile of the signed-in person",
  source: "S0 §7, SPEC-20",
  method: "GET",
  path: "/v1/user/profile/",
  auth: "visitor",
  responses: { 200: person, ...signInRequired, ...notFound },
  examples: { responses: { 200: personExample } },
});

export const saveProfile = defineContract({
  name: "saveProfile",
  summary: "Change the profile",
  source: "S0 §7, SPEC-20",
  method: "PUT",
  path: "/v1/user/profile/",
  auth: "visitor",
  body: z.object({
    lastName: personName(50),
    firstName: personName(50),
    patronymic: optionalPersonName(50),
    email: optionalEmail,
    birthDate: z.optional(isoDate),
    gender: z.optional(gender),
  }),
  responses: { 200: person, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: {
      lastName: "Саидова",
      firstName: "Мадина",
      birthDate: "1990-05-14",
      gender: 1,
    },
    responses: { 200: personExample },
  },
});

/** Export of all data of the signed-in person. */
export const myData = defineContract({
  name: "myData",
  summary: "All data of the signed-in person",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/user/data/",
  auth: "visitor",
  responses: {
    200: z.object({
      profile: person,
      documents: z.array(savedDocument),
      addresses: z.array(savedAddress),
      people: z.array(z.looseObject({ id })),
      cars: z.array(z.looseObject({ carIssueYear: z.number() })),
      messages: z.looseObject({}),
      policies: z.array(z.looseObject({ number: z.string() })),
      payments: z.array(z.looseObject({ id })),
      claims: z.array(z.looseObject({ id })),
      /** Corrections of the policies: the data before and after. */
      corrections: z.optional(z.array(z.looseObject({ policyNumber: z.string() }))),
      /** Notes that staff wrote on the policies, payments and claims. */
      notes: z.optional(z.array(z.looseObject({ subject: z.string() }))),
      /** Consents to reminders of unpaid orders, and the reminders that were sent. */
      reminders: z.optional(z.array(z.looseObject({ consentedAt: z.string() }))),
    }),
    ...signInRequired,
    ...notFound,
  },
  examples: {
    responses: {
      200: {
        profile: personExample,
        documents: [{ id: 1, ...identityDocumentExample }],
        addresses: [{ id: 1, ...addressExample }],
        people: [{ id: "7d0c", lastName: "Саидов" }],
        cars: [{ carMark: "Toyota", carIssueYear: 2015 }],
        messages: { language: "tg" },
        policies: [{ number: "0000000013" }],
        payments: [{ id: "77aa" }],
        claims: [{ id: "c-1" }],
        corrections: [{ policyNumber: "0000000013", fields: ["name"] }],
        notes: [{ subject: "policy:0000000013", body: "Asked to call after six" }],
        reminders: [{ consentedAt: "2026-11-28T09:00:00Z", sentAt: ["2026-11-28T10:00:00Z"] }],
      },
    },
  },
});

/**
 * Deletes the account and signs out everywhere; confirmed by the password, or by a code to the phone of the account,
 * which may have no password (SPEC-68). Policies with their corrections, payments and claims are retained, as required by law; notes of staff on them are deleted. A new account
 * with the same confirmed phone has the policies again.
 */
export const removeAccount = defineContract({
  name: "removeAccount",
  summary: "Remove the account",
  source: "SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/user/removal/",
  auth: "visitor",
  rateLimited: true,
  body: z.union([z.object({ password: typedPassword }), z.object({ code: smsCode })]),
  responses: { 200: removed, ...invalid, ...signInRequired, ...tooMany },
  examples: { body: { password: "correct horse" }, responses: { 200: { removed: true } } },
});
