import { cleanText } from "../text/clean-text.ts";

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
