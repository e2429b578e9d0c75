import { formatPhone, fromWirePhone, parsePhone, toWirePhone } from "@sughurta/domain";

const HIDDEN = "••••••";
const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+/g;
/** Digits with what people write between them. */
const DIGITS = /\+?\d[\d\s()‑-]{6,}\d/g;
/** What is longer than a phone of ours and a policy number may be a foreign phone. */
const FOREIGN_DIGITS = 11;

/** How personal data is shown at the desk. */
export interface PersonalView {
  /** Whether it is shown, may be shown with a reason, or is never shown to this person. */
  readonly standing: "open" | "closed" | "locked";
  /** A surname with what follows it: `М•••••• С.` */
  readonly name: (fullName: string) => string;
  /** A phone as it travels: `(992) 92-•••-••67`. */
  readonly phone: (wirePhone: string) => string;
  readonly email: (email: string) => string;
  /** Documents, birth dates, addresses, plates, names of files, and what customers wrote. */
  readonly other: (text: string) => string;
  /** What staff and programs wrote: only phones and addresses of email are taken out of it. */
  readonly note: (text: string) => string;
}

/** `(992) 92-712-3456` of a phone as it travels, any other text as it is. */
function openPhone(wirePhone: string): string {
  const digits = fromWirePhone(wirePhone);
  return digits === undefined ? wirePhone : formatPhone(digits);
}

function maskName(fullName: string): string {
  const [last = "", first = ""] = fullName.trim().split(/\s+/);
  const [initial = ""] = last;
  const [second] = first;
  return second === undefined ? `${initial}${HIDDEN}` : `${initial}${HIDDEN} ${second}.`;
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

/** Personal data that somebody may show, with a reason. */
export const CLOSED: PersonalView = { standing: "closed", ...masked };
/** Personal data that this person never sees. */
export const LOCKED: PersonalView = { standing: "locked", ...masked };
/** Personal data as it is. */
export const OPEN: PersonalView = {
  standing: "open",
  name: asIs,
  phone: openPhone,
  email: asIs,
  other: asIs,
  note: asIs,
};
