import { cleanText } from "../text/clean-text.ts";

/** Wire code of a gender: 1 female, 0 male. S0 §9. */
export type Gender = 0 | 1;

/** Gender as a form value. S0 §3. */
export type GenderLetter = "f" | "m";

/** Wire code of a form's gender. */
export function genderCode(letter: GenderLetter): Gender {
  return letter === "f" ? 1 : 0;
}

/** Form value of a gender's wire code. */
export function genderLetter(code: Gender): GenderLetter {
  return code === 1 ? "f" : "m";
}

/** Longest e-mail address that is accepted, in characters. RFC 5321, SPEC-90. */
export const EMAIL_MAX_LENGTH = 254;
/** Longest e-mail address of a résumé, in characters. S0 §5. */
export const RESUME_EMAIL_MAX_LENGTH = 50;

const EMAIL =
  /^[A-Za-z0-9_%+'-]+(?:\.[A-Za-z0-9_%+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;

/** Whether a text has the shape of an e-mail address of at most 254 characters. SPEC-90. */
export function isEmail(input: string): boolean {
  return input.length <= EMAIL_MAX_LENGTH && EMAIL.test(input);
}

/** Digits of a postal code of Tajikistan. */
const POSTAL_CODE = /^\d{6}$/;

/** A postal code in wire format: without spaces. */
export function normalizePostalCode(input: string): string {
  return input.replace(/\s+/g, "");
}

/** Whether a text is a postal code of Tajikistan, such as `734000`. */
export function isPostalCode(input: string): boolean {
  return POSTAL_CODE.test(normalizePostalCode(input));
}

/** Digits of a tax number (INN). S2 §9. */
export const TAX_NUMBER_DIGITS = 9;

/** Why a text is not a tax number; `count` is the number of missing or extra digits. */
export type TaxNumberViolation =
  | { readonly code: "inn" }
  | { readonly code: "innTooShort" | "innTooLong"; readonly count: number };

/** A tax number in wire format: without spaces and dashes between its digits. */
export function normalizeTaxNumber(input: string): string {
  return cleanText(input).replace(/[\s\p{Pd}]+/gu, "");
}

/** Why a text is not a tax number (INN) of nine digits; extra digits are never cut. S2 §5, SPEC-60. */
export function taxNumberViolation(input: string): TaxNumberViolation | undefined {
  const digits = normalizeTaxNumber(input);
  if (!/^\d+$/.test(digits)) return { code: "inn" };
  const count = Math.abs(digits.length - TAX_NUMBER_DIGITS);
  if (count === 0) return undefined;
  return { code: digits.length < TAX_NUMBER_DIGITS ? "innTooShort" : "innTooLong", count };
}
