import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { invalid, notFound, notStored, tooMany } from "../core/failures.ts";
import {
  email,
  fieldCode,
  isoDate,
  opaqueText,
  partnerCode,
  personName,
  requiredText,
  wirePhone,
} from "../core/fields.ts";

/** Header with the partner's secret key: `Authorization: Bearer sk_…`. */
export const secretHeaders = { request: ["authorization"], response: [] } as const;

/** A request of a server without a valid secret key. */
export const secretRefused = { 401: failure } as const;

export const secretRefusedExample = {
  401: { message: "Нужен секретный ключ партнёра", code: "partnerSecretWrong" },
} as const;

/** Far more than the number of travellers in one order. */
const MAX_OTHERS = 50;

const MAX_DOCUMENTS = 5;

const MAX_COUNTRIES = 50;

const matching = (pattern: RegExp) =>
  z.string({ error: fieldCode.required }).check(z.regex(pattern, { error: fieldCode.notAllowed }));

const countryCode = matching(/^[A-Z]{2}$/);

const knownDocument = z.object({
  docType: z.optional(requiredText(10)),
  series: z.optional(requiredText(10)),
  docNumber: z.optional(requiredText(15)),
  /** ISO date, as every date of a person. */
  issueDate: z.optional(isoDate),
  issueInstitution: z.optional(requiredText(150)),
  validTo: z.optional(isoDate),
});

const prefillPerson = z.object({
  lastName: personName(100),
  firstName: personName(100),
  patronymic: z.optional(personName(100)),
  /** ISO date. */
  birthDate: z.optional(isoDate),
  gender: z.optional(z.enum(["f", "m"], { error: fieldCode.notAllowed })),
  /** Two-letter code of the country. */
  citizenship: z.optional(countryCode),
  /** Nine national digits, or with the prefix `992`. */
  phone: z.optional(wirePhone),
  email: z.optional(email),
  documents: z.optional(z.array(knownDocument).check(z.maxLength(MAX_DOCUMENTS))),
  address: z.optional(
    z.object({
      city: requiredText(40),
      address: requiredText(150),
      postalCode: z.optional(requiredText(10)),
    }),
  ),
});

const knownPeople = {
  buyer: z.optional(prefillPerson),
  /** People for whom the buyer may buy. */
  others: z.optional(z.array(prefillPerson).check(z.maxLength(MAX_OTHERS))),
};

const prefill = z.object({
  ...knownPeople,
  /** Initial values of a trip's quick quote, without personal data. */
  trip: z.optional(
    z.object({
      country: z.exactOptional(z.array(countryCode).check(z.maxLength(MAX_COUNTRIES))),
      beginDate: z.exactOptional(isoDate),
      endDate: z.exactOptional(isoDate),
    }),
  ),
  /** Initial values of a car's quick quote. */
  car: z.optional(
    z.object({
      /** Name of a make of the directory. */
      carMark: z.exactOptional(requiredText(100)),
      /** Four digits. */
      carIssueYear: z.exactOptional(matching(/^\d{4}$/)),
      residentType: z.exactOptional(
        z.enum(["resident", "nonresident"], { error: fieldCode.notAllowed }),
      ),
    }),
  ),
});

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** A person known to a partner's page; unknown fields are omitted. */
export type PrefillPerson = DeepReadonly<z.output<typeof prefillPerson>>;

/** A partner's data about its visitor before an order. */
export type Prefill = DeepReadonly<z.output<typeof prefill>>;

/** One hour: a visitor who follows a link may be interrupted. */
export const PREFILL_SECONDS = 3_600;

const example = {
  buyer: {
    lastName: "Саидова",
    firstName: "Мадина",
    birthDate: "1990-05-14",
    gender: "f",
    phone: "992921234567",
    email: "madina@example.tj",
    address: { city: "Душанбе", address: "улица Айни, 12", postalCode: "734000" },
  },
  others: [{ lastName: "Саидов", firstName: "Рустам" }],
  trip: { country: ["TR"], beginDate: "2026-03-10", endDate: "2026-03-20" },
  car: { carMark: "TOYOTA", carIssueYear: "2018" },
} as const;

const token = opaqueText(128);

/**
 * Stores a partner's data about its visitor, sent by the partner's server, for the shop on the partner's page: the
 * token can be redeemed once, within {@link PREFILL_SECONDS}, with a publishable key of the same partner.
 */
export const createPrefill = defineContract({
  name: "createPrefill",
  summary: "Leave what a partner knows of its visitor for the shop on its page",
  source: "ADR-0050",
  extension: true,
  method: "POST",
  path: "/v1/partner/prefill/",
  auth: "none",
  rateLimited: true,
  headers: secretHeaders,
  body: prefill,
  responses: {
    201: z.object({ token: z.string(), expiresAt: z.string() }),
    ...secretRefused,
    ...invalid,
    ...notStored,
  },
  examples: {
    body: example,
    responses: {
      201: {
        token: "b25jZSBhbmQgd2l0aGluIGFuIGhvdXI",
        expiresAt: "2026-03-02T09:00:00Z",
      },
      ...secretRefusedExample,
    },
  },
});

/**
 * Redeems the data of {@link createPrefill}. A token that was used, has expired, or belongs to another partner is 404,
 * like an unknown one.
 */
export const takePrefill = defineContract({
  name: "takePrefill",
  summary: "Take what a partner knows of its visitor, once",
  source: "ADR-0050",
  extension: true,
  method: "POST",
  path: "/v1/prefill/take/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({
    token,
    /** Partner of the requesting page; set by the gateway. */
    partner: partnerCode,
  }),
  responses: { 200: prefill, ...invalid, ...notFound, ...tooMany },
  examples: {
    body: { token: "b25jZSBhbmQgd2l0aGluIGFuIGhvdXI", partner: "SAFAR" },
    responses: { 200: example },
  },
});
