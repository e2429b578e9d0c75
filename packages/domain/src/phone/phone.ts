/** Country calling code of Tajikistan, fixed in every phone field. S0 §9. */
export const PHONE_COUNTRY_CODE = "992";

/** Short support number shown everywhere, unless a deployer sets another. S0 §9. */
export const SUPPORT_NUMBER = "5511";

const NATIONAL_DIGITS = 9;
const WRITTEN_PHONE = /^[\d\s()+.\u2010-\u2015-]*$/;
// Contacts pasted from messengers carry invisible direction marks.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Reads a phone as people type or paste it into nine national digits; `99 212 3456` is a number
 * of its own, so 992 is a country code only after a plus or in twelve digits. S0 §5.
 */
export function parsePhone(input: string): string | undefined {
  const text = input.normalize("NFKC").replace(INVISIBLE, "").trim();
  if (!WRITTEN_PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const international = /^\(?\s*\+/.test(text);
  const national = withoutCountryCode(digits, international);
  return national?.length === NATIONAL_DIGITS ? national : undefined;
}

function withoutCountryCode(digits: string, international: boolean): string | undefined {
  if (digits.length === 14 && digits.startsWith(`00${PHONE_COUNTRY_CODE}`)) return digits.slice(5);
  const hasCode = digits.startsWith(PHONE_COUNTRY_CODE);
  if (international) return hasCode ? digits.slice(3) : undefined;
  return hasCode && digits.length === 12 ? digits.slice(3) : digits;
}

/** Writes nine national digits as `(992) NN-NNN-NNNN`. S0 §5. */
export function formatPhone(digits: string): string {
  return `(${PHONE_COUNTRY_CODE}) ${formatNationalPhone(digits)}`;
}

/** Writes national digits as `NN-NNN-NNNN`, as far as they go. */
export function formatNationalPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)]
    .filter((group) => group !== "")
    .join("-");
}

/** Nine national digits as they are sent: `992XXXXXXXXX`, also as a user name. */
export function toWirePhone(digits: string): string {
  return `${PHONE_COUNTRY_CODE}${digits}`;
}

/** Reads `992XXXXXXXXX` back into nine national digits. */
export function fromWirePhone(wire: string): string | undefined {
  return /^992\d{9}$/.test(wire) ? wire.slice(3) : undefined;
}
