import { cleanText } from "../text/clean-text.ts";

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
