import * as z from "@sughurta/contracts/zod";
import {
  type AgeLimits,
  holderAgeViolation,
  isPostalCode,
  normalizePostalCode,
  normalizeTaxNumber,
  taxNumberViolation,
} from "@sughurta/domain/person";
import {
  dateWithin,
  email,
  filled,
  optionalEmail,
  optionalPhone,
  optionalText,
  phone,
  requiredText,
  withoutViolation,
} from "../validation/validators.ts";
import { holderBirthDates } from "./birth/birth-dates.ts";
import { documentShape } from "./document/document-rules.ts";
import { namedShape } from "./field-names.ts";

/** Fields of a person's phone and e-mail. */
export interface ContactFields {
  readonly phone: string;
  readonly email: string;
}

/** Which of the two are required. */
export interface ContactRules {
  readonly phone: "required" | "optional";
  readonly email: "required" | "optional";
}

/** A rule of a text. */
type TextRule = z.ZodMiniType<string, string>;

/** Rules of phone and e-mail (SPEC-10, SPEC-11, SPEC-56, SPEC-60). */
export function contactShape<const Names extends ContactFields>(names: Names, rules: ContactRules) {
  const shape: Readonly<Record<keyof ContactFields, TextRule>> = {
    phone: rules.phone === "required" ? phone : optionalPhone,
    email: rules.email === "required" ? email : optionalEmail,
  };
  return namedShape(names, shape);
}

/** Fields of an address; a form without the postal code omits it. */
export interface AddressFields {
  readonly address: string;
  readonly postalCode?: string;
}

export interface AddressRules {
  readonly address: "required" | "optional";
  /** Longest address, in characters. */
  readonly maxLength: number;
}

/** An optional postal code of Tajikistan; returns it without spaces. */
export const optionalPostalCode = z.string().check(
  z.trim(),
  z.refine((text) => text === "" || isPostalCode(text), "postalCode"),
  z.overwrite(normalizePostalCode),
);

/** Rules of an address (S1 §5, S2 §5). */
export function addressShape<const Names extends AddressFields>(names: Names, rules: AddressRules) {
  const address = rules.address === "required" ? requiredText : optionalText;
  return namedShape(names, {
    address: address(rules.maxLength),
    postalCode: optionalPostalCode,
  });
}

/** Birth date of who buys (S0 §5, S2 §5). */
export function holderBirthDate(today: string, age: AgeLimits) {
  const adult = (date: string) =>
    holderAgeViolation(date, today, age) === "adultsOnly" ? "adultsOnly" : undefined;
  return dateWithin(holderBirthDates(today, age)).check(withoutViolation(adult));
}

/** A chosen country. */
export const citizenship = z.string().check(z.minLength(2, "country"));

/** Fields of a driving licence. */
export interface LicenceFields {
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
}

/** Rules of a driving licence that concern one field each (S2 §5). */
export function licenceShape<const Names extends LicenceFields>(
  names: Names,
): ReturnType<typeof documentShape<Names>> {
  return documentShape(names, { format: "motor" });
}

const nineDigits = z.check<string>(({ value, issues }) => {
  const violation = value === "" ? undefined : taxNumberViolation(value);
  if (!violation) return;
  const { code: message, ...params } = violation;
  issues.push({ code: "custom", message, params, input: value });
});

/** A tax number (INN) of nine digits; returns it without spaces (S2 §5, SPEC-60). */
export const taxNumber = filled().check(nineDigits, z.overwrite(normalizeTaxNumber));

/** An optional tax number (S1 §3). */
export const optionalTaxNumber = z
  .string()
  .check(z.trim(), nineDigits, z.overwrite(normalizeTaxNumber));
