import { cleanText } from "../text/clean-text.ts";

/** Digits of a code that comes by SMS. S0 §2. */
export const SMS_CODE_LENGTH = 6;

/** A one-time code without the spaces, dashes and invisible characters that come with a paste: `123 456`. */
export function normalizeCode(input: string): string {
  return cleanText(input)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]+/gu, "");
}

/** A code that comes by SMS, as it is sent. */
export const SMS_CODE_PATTERN = new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`);
