import {
  cleanText,
  EMAIL_MAX_LENGTH,
  isAttributionValue,
  isEmail,
  isIsoDate,
  isPartnerReference,
  isPaymentOperator,
  isPlainText,
  normalizeName,
  parsePhone,
  personNameViolation,
  readPhone,
  toCouponCode,
  toWirePhone,
} from "@sughurta/domain";
import { normalizeTaxNumber } from "@sughurta/domain/person";
import * as z from "zod/mini";

/** Whether a flag is set: `1`, `"1"`, `true` and `"true"`, whatever format a service uses (SPEC-16). */
function parseFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** Codes of refused fields; the client has the texts for users. */
export const fieldCode = {
  required: "required",
  tooLong: "tooLong",
  email: "email",
  date: "date",
  notAllowed: "notAllowed",
  markup: "markup",
  personName: "personName",
  latinLetter: "latinLetter",
  cyrillicLetter: "cyrillicLetter",
} as const;

/** A text that is not shown, such as a password, a token or JSON: any characters, not empty. */
export const opaqueText = (maxLength: number) =>
  z
    .string({ error: fieldCode.required })
    .check(
      z.trim(),
      z.minLength(1, { error: fieldCode.required }),
      z.maxLength(maxLength, { error: fieldCode.tooLong }),
    );

const plain = z.refine<string>((text) => isPlainText(text), { error: fieldCode.markup });

/** Removes invisible characters, before any other rule. */
const clean = z.overwrite(cleanText);

/** A text written and read by people: not empty, no markup; `maxLength` in characters. */
export const requiredText = (maxLength: number) =>
  z
    .string({ error: fieldCode.required })
    .check(
      clean,
      z.trim(),
      z.minLength(1, { error: fieldCode.required }),
      z.maxLength(maxLength, { error: fieldCode.tooLong }),
      plain,
    );

/** A text without markup that may be missing or empty; empty counts as missing. */
export const optionalText = (maxLength: number) =>
  z.pipe(
    z.nullish(
      z
        .string()
        .check(clean, z.trim(), z.maxLength(maxLength, { error: fieldCode.tooLong }), plain),
    ),
    z.transform((text) => text || undefined),
  );

/** Values of the sentence about a violation. */
type Values = Readonly<Record<string, string | number>>;

/** A text without violations; the code of a violation is the code of the refusal, and its values are `params`. */
export const withoutViolation = (
  getViolation: (text: string) => ({ readonly code: string } & Values) | undefined,
) =>
  z.check<string>(({ value, issues }) => {
    const violation = getViolation(value);
    if (!violation) return;
    const { code: message, ...params } = violation;
    issues.push({ code: "custom", message, params, input: value });
  });

const nameRule = withoutViolation((text) => (text === "" ? undefined : personNameViolation(text)));
const tidyName = z.overwrite(normalizeName);

/** A name whose letters are validated by an order's own rules; normalised. */
export const nameText = (maxLength: number) => requiredText(maxLength).check(tidyName);

/** A name of an order that may be missing or empty; normalised. */
export const optionalNameText = (maxLength: number) =>
  z.pipe(
    optionalText(maxLength),
    z.transform((text) => text && normalizeName(text)),
  );

/** A part of a person's name. */
export const personName = (maxLength: number) => requiredText(maxLength).check(nameRule, tidyName);

/** A part of a person's name that may be missing or empty. */
export const optionalPersonName = (maxLength: number) =>
  z.pipe(
    z.nullish(
      z.string().check(tidyName, z.maxLength(maxLength, { error: fieldCode.tooLong }), nameRule),
    ),
    z.transform((text) => text || undefined),
  );

/** A calendar date `YYYY-MM-DD`. */
export const isoDate = z
  .string({ error: fieldCode.required })
  .check(z.refine((text) => isIsoDate(text), { error: fieldCode.date }));

/**
 * A phone: `992` and nine digits, to which every other spelling accepted by `domain` is converted. The code of a
 * refusal is the reason, such as `phoneForeign` (SPEC-11, SPEC-60).
 */
export const wirePhone = z
  .string({ error: fieldCode.required })
  .check(readablePhone(), z.overwrite(asWirePhone));

/** A phone that may be missing or empty. */
export const optionalWirePhone = z.pipe(
  z.nullish(z.string().check(z.trim(), readablePhone(true), z.overwrite(asWirePhone))),
  z.transform((text) => text || undefined),
);

function readablePhone(mayBeEmpty = false) {
  return z.check<string>(({ value, issues }) => {
    if (mayBeEmpty && value === "") return;
    const reading = readPhone(value);
    if ("digits" in reading) return;
    const message = value.trim() === "" ? fieldCode.required : reading.violation;
    const params = { count: reading.by };
    issues.push({ code: "custom", message, params, input: value });
  });
}

function asWirePhone(text: string): string {
  const digits = parsePhone(text);
  return digits === undefined ? text : toWirePhone(digits);
}

/** A tax number (INN) that may be missing or empty, without the spaces and dashes between its digits. */
export const optionalTaxNumber = z.pipe(
  optionalText(30),
  z.transform((text) => text && normalizeTaxNumber(text)),
);

/** An e-mail address of at most 254 characters (SPEC-90). */
export const email = z.string({ error: fieldCode.required }).check(
  clean,
  z.trim(),
  z.maxLength(EMAIL_MAX_LENGTH, { error: fieldCode.tooLong }),
  z.refine((text) => isEmail(text), { error: fieldCode.email }),
);

/** An e-mail address that may be missing or empty. */
export const optionalEmail = z.pipe(
  z.nullish(
    z.string().check(
      clean,
      z.trim(),
      z.refine((text) => text === "" || isEmail(text), {
        error: fieldCode.email,
      }),
    ),
  ),
  z.transform((text) => text || undefined),
);

/** Gender as sent: 1 female, 0 male (S0 §7). */
export const gender = z.union([z.literal(0), z.literal(1)], {
  error: fieldCode.required,
});

/** A flag in any of the shapes services send (SPEC-16). */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => parseFlag(value)),
);

/** An amount in TJS; services send numbers or texts such as `"500"`. */
export const amount = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
);

/** Age groups that have one price each, in full years: every age that can be insured, once, ascending. */
export const ageGroups = z.array(z.object({ fromAge: z.number(), toAge: z.number() }));

/** A text of the content service that may be missing; converted to `""`. */
export const contentText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ""),
);

/** An identifier: services send numbers or texts; converted to a text. */
export const id = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => String(value)),
);

/** A page number in a query, counted from 1; 0 means 1 (SPEC-16). */
export const pageNumber = z.pipe(
  z.optional(z.union([z.number(), z.string()])),
  z.transform((value) => Math.max(1, Math.trunc(Number(value ?? 1)) || 1)),
);

/** A page size in a query, at most 300 (S0 §9). */
export const pageSize = (otherwise: number) =>
  z.pipe(
    z.optional(z.union([z.number(), z.string()])),
    z.transform((value) =>
      Math.min(300, Math.max(1, Math.trunc(Number(value ?? otherwise)) || otherwise)),
    ),
  );

/** A promo code as typed by a buyer; an invalid one, however long, only gives no discount (SPEC-61). */
export const couponCode = z.pipe(
  z.string({ error: fieldCode.required }),
  z.transform((typed) => toCouponCode(typed)),
);

/** A promo code that may be missing or empty. */
export const optionalCouponCode = z.pipe(
  z.nullish(z.string()),
  z.transform((typed) => toCouponCode(typed ?? "") || undefined),
);

/** A partner's own reference of a sale: only a label; an invalid one does not prevent the sale. */
export const partnerReference = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (isPartnerReference(text) ? text.trim() : undefined)),
);

/** The referring partner; an invalid code only earns no commission and does not prevent a sale (SPEC-25). */
export const partnerCode = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (isAttributionValue(text) ? text : undefined)),
);

const attribution = z.optional(z.string().check(z.refine((text) => isAttributionValue(text))));

/** A visit that came by a link of a partner or of a campaign. */
const visit = z.object({
  partner: attribution,
  coupon: attribution,
  source: attribution,
  medium: attribution,
  campaign: attribution,
});

/** The first and the last visit by a link with a source; an invalid one does not prevent a sale (ADR-0287). */
export const visits = z.catch(
  z.optional(z.object({ first: z.optional(visit), last: z.optional(visit) })),
  undefined,
);

/** The buyer agreed at their contacts to be reminded of the order while it is not paid (ADR-0288). */
export const remindUnpaid = z.optional(z.boolean());

/** Codes of the offered payment operators; those unknown to this version are omitted. */
export const paymentOperators = z.pipe(
  z.array(z.string()),
  z.transform((codes) => codes.filter(isPaymentOperator)),
);

/** A saved order: its id for the payment, its price in TJS, and its payment options. */
export const savedOrder = z.object({
  id,
  sumPrem: amount,
  operators: z.optional(paymentOperators),
});

/** A response without a body, such as 204. */
export const noContent = z.undefined();
