const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** `2026-12-31` as `31.12.2026`; a text that is no ISO date is returned unchanged. */
export function shownDate(value: string): string {
  const found = ISO.exec(value);
  return found ? `${found[3]}.${found[2]}.${found[1]}` : value;
}

/** `31.12.2026` as `2026-12-31`, or `undefined` where there is no such day. */
export function isoDateFrom(shown: string): string | undefined {
  const found = SHOWN.exec(shown.trim());
  if (found === null) return undefined;
  const [, day = "", month = "", year = ""] = found;
  const time = new Date(0);
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const iso = time.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? iso : undefined;
}

const INVISIBLE = /\p{Cf}/gu;
const LETTER = /\p{L}/u;
/** A date with its year first, and one followed by "г." or another short word. */
const YEAR_FIRST = /^(\d{4})\D(\d{1,2})\D(\d{1,2})(?:T.*)?$/;
const WITH_WORD = /^(\d{1,2}\D{1,3}\d{1,2}\D{1,3}\d{4})\s*\p{L}{1,4}\.?$/u;

/**
 * Inserts the dots of DD.MM.YYYY into a typed or pasted text; a single digit before a dot gets its zero. A text with
 * letters is unchanged, so that a message can quote it.
 */
export function maskDate(typed: string): string {
  const text = typed
    .replace(INVISIBLE, "")
    .trim()
    .replace(YEAR_FIRST, "$3.$2.$1")
    .replace(WITH_WORD, "$1");
  if (LETTER.test(text)) return text;
  if (!/\d/.test(text)) return "";
  const parts = text.split(/\D+/);
  if (parts.length === 1) return split(text).filter(Boolean).join(".");
  const [day = "", month = "", ...rest] = parts;
  if (parts.length === 2) {
    const [first, second, third] = split(pad(day) + month);
    const groups = [first, second, third].filter(Boolean);
    return month === "" ? `${pad(day)}.` : groups.join(".");
  }
  return `${pad(day)}.${pad(month)}.${rest.join("").slice(0, 4)}`;
}

function split(digits: string): [string, string, string] {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)];
}

function pad(part: string): string {
  return part === "" ? "" : part.slice(0, 2).padStart(2, "0");
}
