import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import {
  contentText,
  gender,
  id,
  isoDate,
  opaqueText,
  optionalEmail,
  optionalPersonName,
  optionalText,
  personName,
  requiredText,
} from "../kernel/fields.ts";
import {
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  signInRequired,
  signInRequiredExample,
  tooMany,
  tooManyExample,
} from "./failures.ts";

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
  source: "S0 §7, decision 20",
  method: "GET",
  path: "/v1/user/profile/",
  auth: "visitor",
  answers: { 200: person, ...signInRequired, ...notFound },
  examples: { answers: { 200: personExample, ...signInRequiredExample, ...notFoundExample } },
});

export const saveProfile = defineContract({
  name: "saveProfile",
  summary: "Change the profile",
  source: "S0 §7, decision 20",
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
  answers: { 200: person, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: {
      lastName: "Саидова",
      firstName: "Мадина",
      birthDate: "1990-05-14",
      gender: 1,
    },
    answers: {
      200: personExample,
      ...invalidExample,
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

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
const savedDocument = z.object({ id, ...identityDocument });
/** An identity document that keeps the rules. */
export const identityDocumentExample = {
  docType: 0 as const,
  series: "A",
  docNumber: "12345678",
  issueDate: "2018-02-01",
  issueInstitution: "ОВД Сино",
};

const address = {
  city: requiredText(40),
  address: requiredText(150),
  postalCode: optionalText(10),
};
const savedAddress = z.object({ id, ...address });
const addressExample = {
  city: "Душанбе",
  address: "улица Айни, 12",
  postalCode: "734000",
};

const removed = z.object({ removed: z.boolean() });

export const identityDocuments = defineContract({
  name: "identityDocuments",
  summary: "Identity documents of the signed-in person",
  source: "S0 §7",
  method: "GET",
  path: "/v1/user/docs/",
  auth: "visitor",
  answers: { 200: z.array(savedDocument), ...signInRequired, ...notFound },
  examples: {
    answers: {
      200: [{ id: 1, ...identityDocumentExample }],
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

export const addIdentityDocument = defineContract({
  name: "addIdentityDocument",
  summary: "Add an identity document",
  source: "S0 §7",
  method: "POST",
  path: "/v1/user/docs/",
  auth: "visitor",
  idempotent: true,
  body: z.object(identityDocument),
  answers: { 201: savedDocument, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: identityDocumentExample,
    answers: {
      201: { id: 1, ...identityDocumentExample },
      ...invalidExample,
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

export const changeIdentityDocument = defineContract({
  name: "changeIdentityDocument",
  summary: "Change an identity document",
  source: "S0 §7",
  method: "PUT",
  path: "/v1/user/docs/{id}/",
  auth: "visitor",
  body: z.object(identityDocument),
  answers: { 200: savedDocument, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: identityDocumentExample,
    answers: {
      200: { id: 1, ...identityDocumentExample },
      ...invalidExample,
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

export const removeIdentityDocument = defineContract({
  name: "removeIdentityDocument",
  summary: "Remove an identity document",
  source: "S0 §7",
  method: "DELETE",
  path: "/v1/user/docs/{id}/",
  auth: "visitor",
  answers: { 200: removed, ...signInRequired, ...notFound },
  examples: { answers: { 200: { removed: true }, ...signInRequiredExample, ...notFoundExample } },
});

export const addresses = defineContract({
  name: "addresses",
  summary: "Addresses of the signed-in person",
  source: "S0 §7",
  method: "GET",
  path: "/v1/address/",
  auth: "visitor",
  answers: { 200: z.array(savedAddress), ...signInRequired, ...notFound },
  examples: {
    answers: { 200: [{ id: 1, ...addressExample }], ...signInRequiredExample, ...notFoundExample },
  },
});

export const addAddress = defineContract({
  name: "addAddress",
  summary: "Add an address",
  source: "S0 §7",
  method: "POST",
  path: "/v1/address/",
  auth: "visitor",
  idempotent: true,
  body: z.object(address),
  answers: { 201: savedAddress, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: addressExample,
    answers: {
      201: { id: 1, ...addressExample },
      ...invalidExample,
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

export const changeAddress = defineContract({
  name: "changeAddress",
  summary: "Change an address",
  source: "S0 §7",
  method: "PUT",
  path: "/v1/address/{id}/",
  auth: "visitor",
  body: z.object(address),
  answers: { 200: savedAddress, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: addressExample,
    answers: {
      200: { id: 1, ...addressExample },
      ...invalidExample,
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

export const removeAddress = defineContract({
  name: "removeAddress",
  summary: "Remove an address",
  source: "S0 §7",
  method: "DELETE",
  path: "/v1/address/{id}/",
  auth: "visitor",
  answers: { 200: removed, ...signInRequired, ...notFound },
  examples: { answers: { 200: { removed: true }, ...signInRequiredExample, ...notFoundExample } },
});

/** Everything that is kept of the signed-in person, to take along. */
export const myData = defineContract({
  name: "myData",
  summary: "All data of the signed-in person",
  source: "decision 20",
  extension: true,
  method: "GET",
  path: "/v1/user/data/",
  auth: "visitor",
  answers: {
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
    }),
    ...signInRequired,
    ...notFound,
  },
  examples: {
    answers: {
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
      },
      ...signInRequiredExample,
      ...notFoundExample,
    },
  },
});

/**
 * Removes the account and signs out everywhere. Policies, payments and claims stay, as the law asks; who
 * proves the phone again finds the policies in a new account.
 */
export const removeAccount = defineContract({
  name: "removeAccount",
  summary: "Remove the account",
  source: "decision 20",
  extension: true,
  method: "POST",
  path: "/v1/user/removal/",
  auth: "visitor",
  guarded: true,
  body: z.object({ password: opaqueText(200) }),
  answers: { 200: removed, ...invalid, ...signInRequired, ...tooMany },
  examples: {
    body: { password: "correct horse" },
    answers: {
      200: { removed: true },
      ...invalidExample,
      ...signInRequiredExample,
      ...tooManyExample,
    },
  },
});
