import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import {
  conflict,
  invalid,
  notFound,
  recordsFullExample,
  signInRequired,
} from "../core/failures.ts";
import {
  gender,
  id,
  isoDate,
  optionalPersonName,
  optionalText,
  personName,
  requiredText,
} from "../core/fields.ts";

/** Keys of an identity document. */
export const identityDocument = {
  docType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  series: optionalText(10),
  docNumber: requiredText(15),
  issueDate: isoDate,
  issueInstitution: requiredText(150),
  /** The last day on which it is valid. */
  dateTo: z.nullish(isoDate),
};

/** A document of the signed-in person. */
export const savedDocument = z.object({ id, ...identityDocument });

/** A valid identity document. */
export const identityDocumentExample = {
  docType: 0 as const,
  series: "A",
  docNumber: "12345678",
  issueDate: "2018-02-01",
  issueInstitution: "ОВД Сино",
};

/** Keys of an address. */
export const address = {
  city: requiredText(40),
  address: requiredText(150),
  postalCode: optionalText(10),
};

/** An address of the signed-in person. */
export const savedAddress = z.object({ id, ...address });

/** A valid address. */
export const addressExample = {
  city: "Душанбе",
  address: "улица Айни, 12",
  postalCode: "734000",
};

/** A resource of an account that no longer exists. */
export const removed = z.object({ removed: z.boolean() });

const savedId = z.object({ id });

const savedIdExample = { id: "7d0c" };

const personOfMine = {
  lastName: personName(50),
  firstName: personName(50),
  patronymic: optionalPersonName(50),
  birthDate: isoDate,
  gender: z.optional(gender),
  /** Two-letter code. */
  citizenship: optionalText(3),
  document: z.optional(z.object(identityDocument)),
};

const savedPerson = z.object({ id, ...personOfMine });

/** A person for whom the account holder buys, saved for later orders. */
export type MyPerson = z.output<typeof savedPerson>;

const personExample = {
  lastName: "Саидов",
  firstName: "Фаррух",
  birthDate: "2015-05-14",
  gender: 0 as const,
  citizenship: "TJ",
  document: identityDocumentExample,
};

/** People for whom the signed-in person buys; encrypted at rest. */
export const myPeople = defineContract({
  name: "myPeople",
  summary: "My people",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/user/people/",
  auth: "visitor",
  responses: { 200: z.array(savedPerson), ...signInRequired },
  examples: { responses: { 200: [{ ...savedIdExample, ...personExample }] } },
});

/**
 * Saves a person for later orders; the response contains no personal data, since it is stored for a repeated request.
 */
export const addMyPerson = defineContract({
  name: "addMyPerson",
  summary: "Add a person of mine",
  source: "SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/user/people/",
  auth: "visitor",
  idempotent: true,
  body: z.object(personOfMine),
  responses: { 201: savedId, ...invalid, ...signInRequired, ...conflict },
  examples: { body: personExample, responses: { 201: savedIdExample, ...recordsFullExample } },
});

export const changeMyPerson = defineContract({
  name: "changeMyPerson",
  summary: "Change a person of mine",
  source: "SPEC-20",
  extension: true,
  method: "PUT",
  path: "/v1/user/people/{id}/",
  auth: "visitor",
  body: z.object(personOfMine),
  responses: { 200: savedId, ...invalid, ...signInRequired, ...notFound },
  examples: { body: personExample, responses: { 200: savedIdExample } },
});

export const removeMyPerson = defineContract({
  name: "removeMyPerson",
  summary: "Remove a person of mine",
  source: "SPEC-20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/people/{id}/",
  auth: "visitor",
  responses: { 200: removed, ...signInRequired, ...notFound },
  examples: { responses: { 200: { removed: true } } },
});

const channels = z.object({ mail: z.boolean(), sms: z.boolean() });

/**
 * Notification settings of a person. Messages about policies, payments and decisions on claims are always sent, as
 * required by law.
 */
const settingsOfMessages = z.object({
  /** Language of letters and SMS; by default that of the last order. */
  language: z.nullish(z.enum(["ru", "tg", "en"])),
  renewal: channels,
  claim: channels,
  news: channels,
});

export type MessageSettings = z.output<typeof settingsOfMessages>;

/** Optional subjects of letters and SMS, beside those required by law. */
export type MessageTopic = Exclude<keyof MessageSettings, "language">;

const messagesExample = {
  language: "tg" as const,
  renewal: { mail: true, sms: true },
  claim: { mail: true, sms: false },
  news: { mail: false, sms: false },
};

export const messageSettings = defineContract({
  name: "messageSettings",
  summary: "What is sent to the signed-in person",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/user/messages/",
  auth: "visitor",
  responses: { 200: settingsOfMessages, ...signInRequired, ...notFound },
  examples: { responses: { 200: messagesExample } },
});

export const saveMessageSettings = defineContract({
  name: "saveMessageSettings",
  summary: "Change what is sent to the signed-in person",
  source: "SPEC-20",
  extension: true,
  method: "PUT",
  path: "/v1/user/messages/",
  auth: "visitor",
  body: settingsOfMessages,
  responses: { 200: settingsOfMessages, ...invalid, ...signInRequired, ...notFound },
  examples: { body: messagesExample, responses: { 200: messagesExample } },
});
