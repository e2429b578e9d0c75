import { cleanText } from "../text/clean-text.ts";

const LENGTH_DIGITS = 10;
/** Maximum serial number, without the check digit. SPEC-13. */
export const MAX_POLICY_SERIAL = 999_999_999;

// Damm's table: it detects every single wrong digit and every swap of adjacent ones.
const CHECK_ROWS = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
] as const;

function checkDigit(digits: string): number {
  let state = 0;
  for (const digit of digits) state = Number(CHECK_ROWS[state]?.[Number(digit)]);
  return state;
}

/** Extracts the digits of a typed policy number, without a leading `ZAA1` and spaces. S0 §7. */
export function normalizePolicyNumber(input: string): string {
  return cleanText(input)
    .normalize("NFKC")
    .replace(/[\s-]/g, "")
    .replace(/^Z[AА]{2}1/i, "")
    .replace(/\D/g, "");
}

/** Whether ten digits are a policy number with a valid check digit. S0 §5. */
export function isPolicyNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && Number(digits) > 0 && checkDigit(digits) === 0;
}

/** Policy number of a serial number, 1 to `MAX_POLICY_SERIAL`; throws RangeError outside it. */
export function policyNumberFrom(serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > MAX_POLICY_SERIAL) {
    throw new RangeError("A policy's serial number goes from 1 to 999999999");
  }
  const digits = String(serial).padStart(LENGTH_DIGITS - 1, "0");
  return `${digits}${checkDigit(digits)}`;
}

/** Serial numbers from this one on belong to policies of a test key: specimens, never in force. */
export const FIRST_TEST_SERIAL = 990_000_000;

/** Whether a policy number belongs to a test key. */
export function isTestPolicyNumber(digits: string): boolean {
  return isPolicyNumber(digits) && Number(digits.slice(0, -1)) >= FIRST_TEST_SERIAL;
}

/** The code of a policy in compared form: without typed spaces and hyphens. */
export function normalizePolicyCode(typed: string): string {
  return cleanText(typed).replace(/[\s-]/g, "");
}
