import * as z from "@sughurta/contracts/zod";
import { isPostalCode, normalizePostalCode } from "@sughurta/domain/person";
import { optionalText, requiredText } from "#src/validation/validators.ts";
import { namedShape } from "../field-names.ts";

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
