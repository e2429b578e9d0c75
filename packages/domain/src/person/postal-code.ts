/** Digits of a postal code of Tajikistan. */
const POSTAL_CODE = /^\d{6}$/;

/** A postal code in wire format: without spaces. */
export function normalizePostalCode(input: string): string {
  return input.replace(/\s+/g, "");
}

/** Whether a text is a postal code of Tajikistan, such as `734000`. */
export function isPostalCode(input: string): boolean {
  return POSTAL_CODE.test(normalizePostalCode(input));
}
