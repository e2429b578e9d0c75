import { cleanText } from "../text/clean-text.ts";
import { isIsoDate, isoDateFrom } from "./iso-date.ts";

/** Day, month and year with one separator each, and the spaces of a pasted text: `31. 12. 1990`. */
const TYPED = /^(\d{1,2})(?: *[.,/-] *| +)(\d{1,2})(?: *[.,/-] *| +)(\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/** Parses a typed date (`31.12.2026`, `1/2/2026`, `31122026`, `2026-12-31`) into an ISO date. */
export function parseDisplayDate(input: string): string | undefined {
  const text = tidied(input);
  if (isIsoDate(text)) return text;
  const match = TYPED.exec(text) ?? DIGITS_ONLY.exec(text);
  if (!match) return undefined;
  return isoDateFrom(Number(match[3]), Number(match[2]), Number(match[1]));
}

function tidied(input: string): string {
  return cleanText(input).trim().replace(/\s+/g, " ");
}

/** Why a typed text is not a date; the values are the parameters of its message. */
export type TypedDateViolation =
  | { readonly code: "date" | "dateYear" }
  | { readonly code: "dateUnreadable"; readonly typed: string }
  | { readonly code: "dateNoMonth"; readonly month: number }
  | { readonly code: "dateNoDay"; readonly typed: string };

const LETTER = /\p{L}/u;
const PARTS = /^(\d{1,2})\D(\d{1,2})(?:\D(\d{1,4}))?$/;

/** The error of a typed date; `undefined` for an ISO date. */
export function typedDateViolation(input: string): TypedDateViolation | undefined {
  if (isIsoDate(input.trim())) return undefined;
  const text = tidied(input);
  if (LETTER.test(text)) return { code: "dateUnreadable", typed: text };
  const digits = text.replace(TYPED, "$1.$2.$3").replace(DIGITS_ONLY, "$1.$2.$3");
  const [, day, month, year] = PARTS.exec(digits) ?? [];
  if (day === undefined || month === undefined) return { code: "date" };
  if (Number(month) > 12 || Number(month) === 0) {
    return { code: "dateNoMonth", month: Number(month) };
  }
  if (year === undefined) return { code: "date" };
  if (year.length < 4) return { code: "dateYear" };
  const isDay = isoDateFrom(Number(year), Number(month), Number(day)) !== undefined;
  return isDay ? { code: "date" } : { code: "dateNoDay", typed: digits };
}

/** Formats an ISO date as `DD.MM.YYYY`; throws RangeError when it is not a date. */
export function formatDate(date: string): string {
  if (!isIsoDate(date)) throw new RangeError("Not a calendar date of the form YYYY-MM-DD");
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}
