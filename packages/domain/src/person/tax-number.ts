import { cleanText } from "../text/clean-text.ts";

/** Digits of a tax number (INN). S2 §9. */
export const TAX_NUMBER_DIGITS = 9;

/** What keeps a text from being a tax number; `count` digits are missing or too many. */
export type TaxNumberViolation =
  | { readonly code: "inn" }
  | { readonly code: "innTooShort" | "innTooLong"; readonly count: number };

/** A tax number as it is sent: without the spaces and dashes that people write between its digits. */
export function normalizeTaxNumber(input: string): string {
  return cleanText(input).replace(/[\s\p{Pd}]+/gu, "");
}

/** What keeps a text from being a tax number (INN) of nine digits; nothing of it is cut. S2 §5, SPEC-60. */
export function taxNumberViolation(input: string): TaxNumberViolation | undefined {
  const digits = normalizeTaxNumber(input);
  if (!/^\d+$/.test(digits)) return { code: "inn" };
  const count = Math.abs(digits.length - TAX_NUMBER_DIGITS);
  if (count === 0) return undefined;
  return { code: digits.length < TAX_NUMBER_DIGITS ? "innTooShort" : "innTooLong", count };
}
