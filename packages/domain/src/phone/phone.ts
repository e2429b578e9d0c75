import { cleanText } from "../text/clean-text.ts";

/** Country calling code of Tajikistan, fixed in every phone field. S0 §9. */
export const PHONE_COUNTRY_CODE = "992";

const NATIONAL_DIGITS = 9;
const WRITTEN_PHONE = /^[\d\s()+.\u2010-\u2015-]*$/;
/** Prefixes with the country code: nine digits have to follow. */
const COUNTRY_PREFIXES = [`+${PHONE_COUNTRY_CODE}`, `00${PHONE_COUNTRY_CODE}`];
/** Digits of a number of Russia or Kazakhstan, whose home prefix is 8. */
const NEIGHBOUR = /^[78]\d{10}$/;

/** Why a phone is refused: `phone` where there is no more specific reason. */
export type PhoneViolation = "phone" | "phoneForeign" | "phoneTooLong" | "phoneTooShort";

/** Nine national digits, or the error; `by` is the number of extra or missing digits. */
export type PhoneReading =
  | { readonly digits: string }
  | { readonly violation: PhoneViolation; readonly by?: number };

/**
 * Parses a typed, pasted or transmitted phone. `+992`, `00992` and twelve digits from 992 lose the prefix; anything
 * else has to be nine digits: `99 212 3456` is a number of its own. S0 §5, SPEC-60.
 */
export function readPhone(input: string): PhoneReading {
  const text = tidied(input);
  if (!WRITTEN_PHONE.test(text)) return { violation: "phone" };
  const dialled = toDialled(text);
  const national = toNational(dialled);
  if (national === undefined) return { violation: "phoneForeign" };
  const extra = national.length - NATIONAL_DIGITS;
  if (extra === 0) return { digits: national };
  if (extra < 0) return { violation: "phoneTooShort", by: -extra };
  // A country code with too few digits, or too many digits without one: the number is ambiguous.
  const ambiguous = national === dialled && extra < 3 && national.startsWith(PHONE_COUNTRY_CODE);
  return ambiguous ? { violation: "phone" } : { violation: "phoneTooLong", by: extra };
}

/** Whether a number is one repeated digit, such as `999999999`: rarely correct, so the form asks. */
export function isRepeatedDigit(digits: string): boolean {
  return /^(\d)\1+$/.test(digits);
}

/** Nine national digits, or `undefined` where {@link readPhone} returns an error. */
export function parsePhone(input: string): string | undefined {
  const reading = readPhone(input);
  return "digits" in reading ? reading.digits : undefined;
}

/**
 * Value of a phone field for a text: the nine digits once they are recognised, until then every typed digit, so that
 * none is lost and the error can be shown.
 */
export function typedPhone(input: string): string {
  const dialled = toDialled(tidied(input));
  return parsePhone(dialled) ?? dialled;
}

function tidied(input: string): string {
  return cleanText(input).normalize("NFKC").trim();
}

/** Digits, after a plus where there is one. */
function toDialled(text: string): string {
  const digits = text.replace(/\D/g, "");
  return /^\D*\+/.test(text) ? `+${digits}` : digits;
}

/** Digits after the country code; `undefined` for a number of another country. */
function toNational(dialled: string): string | undefined {
  const prefix = COUNTRY_PREFIXES.find((known) => dialled.startsWith(known));
  if (prefix !== undefined) return dialled.slice(prefix.length);
  if (dialled.length === NATIONAL_DIGITS && !dialled.startsWith("+")) return dialled;
  if (dialled.startsWith("+") || dialled.startsWith("00")) {
    return COUNTRY_PREFIXES.some((known) => known.startsWith(dialled)) ? "" : undefined;
  }
  const whole = PHONE_COUNTRY_CODE.length + NATIONAL_DIGITS;
  if (dialled.startsWith(PHONE_COUNTRY_CODE) && dialled.length >= whole) {
    return dialled.slice(PHONE_COUNTRY_CODE.length);
  }
  return NEIGHBOUR.test(dialled) || dialled.length === whole ? undefined : dialled;
}

/** Formats nine national digits as `(992) NN-NNN-NNNN`. S0 §5. */
export function formatPhone(digits: string): string {
  return `(${PHONE_COUNTRY_CODE}) ${formatNationalPhone(digits)}`;
}

/** Formats the result of {@link typedPhone} as `NN-NNN-NNNN`, as far as it goes; a number with a plus is unchanged. */
export function formatNationalPhone(typed: string): string {
  if (typed.startsWith("+")) return typed;
  return [typed.slice(0, 2), typed.slice(2, 5), typed.slice(5)]
    .filter((group) => group !== "")
    .join("-");
}

/** Nine national digits in wire format: `992XXXXXXXXX`, also as a user name. */
export function toWirePhone(digits: string): string {
  return `${PHONE_COUNTRY_CODE}${digits}`;
}

/** Parses `992XXXXXXXXX` into nine national digits. */
export function fromWirePhone(wire: string): string | undefined {
  return /^992\d{9}$/.test(wire) ? wire.slice(3) : undefined;
}

/** Number of digits of an SMS code. S0 §2. */
export const SMS_CODE_LENGTH = 6;

/** A one-time code without the spaces, dashes and invisible characters of a pasted text: `123 456`. */
export function normalizeCode(input: string): string {
  return cleanText(input)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]+/gu, "");
}

/** An SMS code in wire format. */
export const SMS_CODE_PATTERN = new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`);
