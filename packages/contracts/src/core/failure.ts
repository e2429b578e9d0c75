import * as z from "zod/mini";
import { fromWire } from "./wire.ts";

/** Why a request was refused, the same for every endpoint (S0 §8). */
export interface Failure {
  /** A message for users in the requested language; empty where the server sent none. */
  readonly message: string;
  /** A stable code such as `invalid`, `notFound`, `priceChanged`; empty where the server sent none. */
  readonly code: string;
  /** Codes by field, camelCase: `{ holderEmail: ["email"] }`. */
  readonly fieldCodes: Readonly<Record<string, readonly string[]>>;
  /** Messages by field, camelCase, in the requested language. */
  readonly fieldMessages: Readonly<Record<string, readonly string[]>>;
}

/** Keys of a refusal that are not in the specification (S0 §8). */
export const FAILURE_EXTENSION = ["code", "fieldCodes", "fieldMessages"] as const;

const RESERVED = new Set<string>(["message", ...FAILURE_EXTENSION]);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function textLists(record: Readonly<Record<string, unknown>>): Record<string, readonly string[]> {
  const lists: Record<string, readonly string[]> = {};
  for (const [key, value] of Object.entries(record)) {
    if (isTextList(value)) lists[key] = value;
    else if (typeof value === "string") lists[key] = [value];
  }
  return lists;
}

/**
 * The body of a refusal. On the wire a field's messages are at the top level under the field's name, as specified
 * (`coupon_code: ["…"]`), beside `message`, `code` and `field_codes`. A field with one of these names, such as the
 * `code` of an SMS, has its messages under `field_messages`.
 */
export const failure = z.pipe(
  z.looseObject({
    message: z.optional(z.string()),
    code: z.optional(z.string()),
    fieldCodes: z.optional(z.record(z.string(), z.array(z.string()))),
    fieldMessages: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  z.transform((body): Failure => {
    const fields = Object.fromEntries(Object.entries(body).filter(([key]) => !RESERVED.has(key)));
    return {
      message: body.message ?? "",
      code: body.code ?? "",
      fieldCodes: body.fieldCodes ?? {},
      fieldMessages: { ...textLists(fields), ...body.fieldMessages },
    };
  }),
);

/** A server's input for a refusal: `fields` are written to the top level under their own names. */
export function failureBody(refusal: {
  message: string;
  code: string;
  fieldCodes?: Readonly<Record<string, readonly string[]>>;
  fieldMessages?: Readonly<Record<string, readonly string[]>>;
}): z.input<typeof failure> {
  const fieldCodes = Object.fromEntries(
    Object.entries(refusal.fieldCodes ?? {}).map(([field, codes]) => [field, [...codes]]),
  );
  const messages = Object.entries(refusal.fieldMessages ?? {});
  const reserved = messages.filter(([field]) => RESERVED.has(field));
  const [collision] = reserved.flatMap(([, sentences]) => sentences);
  return {
    ...Object.fromEntries(messages.filter(([field]) => !RESERVED.has(field))),
    // Clients that read the top level only get the sentence too.
    message: collision ?? refusal.message,
    code: refusal.code,
    ...(refusal.fieldCodes ? { fieldCodes } : {}),
    ...(reserved.length > 0
      ? { fieldMessages: Object.fromEntries(reserved.map(([field, list]) => [field, [...list]])) }
      : {}),
  };
}

/** Errors of a partner's request. */
const partnerRefusalCode = z.enum([
  "partnerKeyMissing",
  "partnerKeyUnknown",
  "partnerKeyWithdrawn",
  "partnerOriginNotAllowed",
  "partnerReturnPageNotAllowed",
  "partnerSecretWrong",
  "partnerTestKeysOff",
]);
export type PartnerRefusalCode = z.output<typeof partnerRefusalCode>;

const partnerRefusal = z.object({
  message: z.string(),
  code: partnerRefusalCode,
  developerMessage: z.string(),
});

/** A 403 response to any request of a partner's page: a message for users, and one for its developer. */
export type PartnerRefusal = z.output<typeof partnerRefusal>;

/** Parses the body of a 403 response, where it concerns a partner's key. */
export function readPartnerRefusal(json: unknown): PartnerRefusal | undefined {
  return partnerRefusal.safeParse(fromWire(json)).data;
}
