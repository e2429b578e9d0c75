import { optionalText, requiredText } from "../../validation/validators.ts";
import { namedShape } from "../field-names.ts";

/** Fields of an address; a form that does not ask the postal code leaves it out. */
export interface AddressFields {
  readonly address: string;
  readonly postalCode?: string;
}

export interface AddressRules {
  readonly address: "required" | "optional";
  /** Longest address, in characters. */
  readonly maxLength: number;
}

const POSTAL_CODE_MAX_LENGTH = 10;

/** Rules of an address (S1 §5, S2 §5). */
export function addressShape<const Names extends AddressFields>(names: Names, rules: AddressRules) {
  const address = rules.address === "required" ? requiredText : optionalText;
  return namedShape(names, {
    address: address(rules.maxLength),
    postalCode: optionalText(POSTAL_CODE_MAX_LENGTH),
  });
}
