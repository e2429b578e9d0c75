import { EMAIL_MAX_LENGTH, isEmail, isPlainText, RESUME_EMAIL_MAX_LENGTH } from "@sughurta/domain";

/** Error of a text. */
export type TextError = {
  readonly code: "required" | "email" | "markup" | "tooLong";
  readonly values?: { readonly max: number };
};

/** First error of a typed text, after trimming. */
export type TextRule = (text: string) => TextError | undefined;

const emailUpTo =
  (maxLength: number): TextRule =>
  (text) =>
    missing(text) ?? overlong(text, maxLength) ?? (isEmail(text) ? undefined : EMAIL);

/** E-mail of at most 254 characters. SPEC-90. */
export const emailRule = emailUpTo(EMAIL_MAX_LENGTH);

/** E-mail of a résumé, of at most 50 characters. S0 §5. */
export const resumeEmailRule = emailUpTo(RESUME_EMAIL_MAX_LENGTH);

/** A required text without markup, of at most `maxLength` characters. S0 §5. */
export const requiredTextRule =
  (maxLength: number): TextRule =>
  (text) =>
    missing(text) ?? overlong(text, maxLength) ?? (isPlainText(text) ? undefined : MARKUP);

const REQUIRED: TextError = { code: "required" };
const EMAIL: TextError = { code: "email" };
const MARKUP: TextError = { code: "markup" };

const missing: TextRule = (text) => (text === "" ? REQUIRED : undefined);

function overlong(text: string, max: number): TextError | undefined {
  return text.length > max ? { code: "tooLong", values: { max } } : undefined;
}
