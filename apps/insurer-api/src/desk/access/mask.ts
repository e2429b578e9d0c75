import { formatPhone, fromWirePhone, parsePhone, toWirePhone } from "@sughurta/domain";
import { HIDDEN, maskName } from "#src/platform/texts/person-names.ts";

const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+/g;

/** Digits with the separators that people type. */
const DIGITS = /\+?\d[\d\s()‑-]{6,}\d/g;

/** A number at least this long may be a foreign phone: it is longer than a local phone or a policy number. */
const FOREIGN_DIGITS = 11;

/** Functions that show personal data, revealed or masked. */
export interface PersonalView {
  /** Whether the data is revealed, can be revealed with a reason, or is never revealed to this staff member. */
  readonly status: "open" | "closed" | "locked";
  /** A full name, surname first: `М•••••• С.` */
  readonly name: (fullName: string) => string;
  /** A phone in wire format: `(992) 92-•••-••67`. */
  readonly phone: (wirePhone: string) => string;
  readonly email: (email: string) => string;
  /** Documents, birth dates, addresses, plates, file names, and customers' texts. */
  readonly other: (text: string) => string;
  /** Texts of staff and programs: only phones and email addresses are masked. */
  readonly note: (text: string) => string;
}

/** `(992) 92-712-3456` for a phone in wire format, any other text unchanged. */
function openPhone(wirePhone: string): string {
  const digits = fromWirePhone(wirePhone);
  return digits === undefined ? wirePhone : formatPhone(digits);
}

function maskPhone(wirePhone: string): string {
  const digits = fromWirePhone(wirePhone);
  if (digits === undefined) return HIDDEN;
  return formatPhone(`${digits.slice(0, 2)}•••••${digits.slice(-2)}`);
}

function maskEmail(email: string): string {
  const [initial = ""] = email;
  return email === "" ? "" : `${initial}•••@•••`;
}

function maskDigits(digits: string): string {
  const phone = parsePhone(digits);
  if (phone !== undefined) return maskPhone(toWirePhone(phone));
  const isForeign = digits.startsWith("+") || digits.replace(/\D/g, "").length >= FOREIGN_DIGITS;
  return isForeign ? HIDDEN : digits;
}

const masked = {
  name: maskName,
  phone: maskPhone,
  email: maskEmail,
  other: (text: string) => (text === "" ? "" : HIDDEN),
  note: (text: string) => text.replace(EMAIL, maskEmail).replace(DIGITS, maskDigits),
};

const asIs = (text: string) => text;

/** Masked personal data that this staff member may reveal with a reason. */
export const CLOSED: PersonalView = { status: "closed", ...masked };

/** Masked personal data that this staff member may not reveal. */
export const LOCKED: PersonalView = { status: "locked", ...masked };

/** Revealed personal data. */
export const OPEN: PersonalView = {
  status: "open",
  name: asIs,
  phone: openPhone,
  email: asIs,
  other: asIs,
  note: asIs,
};

/** Surname and first name of a policyholder, in this order. */
export const getName = ({
  lastName,
  firstName,
}: {
  readonly lastName: string;
  readonly firstName: string;
}): string => `${lastName} ${firstName}`;
