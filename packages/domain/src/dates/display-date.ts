import { isIsoDate, isoDateFrom } from "./iso-date.ts";

const TYPED = /^(\d{1,2})[.,/\- ](\d{1,2})[.,/\- ](\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/** Reads a date as people type it (`31.12.2026`, `1/2/2026`, `31122026`, `2026-12-31`) into an ISO date. */
export function parseDisplayDate(input: string): string | undefined {
  const text = input.trim();
  if (isIsoDate(text)) return text;
  const match = TYPED.exec(text) ?? DIGITS_ONLY.exec(text);
  if (!match) return undefined;
  return isoDateFrom(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** Writes an ISO date as `DD.MM.YYYY`; throws RangeError when it is not a date. */
export function formatDate(date: string): string {
  if (!isIsoDate(date)) throw new RangeError("Not a calendar date of the form YYYY-MM-DD");
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}
