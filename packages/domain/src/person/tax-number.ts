/** Digits of a tax number (INN). S2 §9. */
export const TAX_NUMBER_DIGITS = 9;

const TAX_NUMBER = new RegExp(`^\\d{${TAX_NUMBER_DIGITS}}$`);

/** Tells whether a text is a tax number (INN) of nine digits. S2 §5. */
export function isTaxNumber(input: string): boolean {
  return TAX_NUMBER.test(input);
}
