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
