import { email, optionalEmail, optionalPhone, phone } from "#src/validation/validators.ts";
import { namedShape } from "../field-names.ts";

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

/** Rules of phone and e-mail (SPEC-10, SPEC-11, SPEC-56, SPEC-60). */
export function contactShape<const Names extends ContactFields>(names: Names, rules: ContactRules) {
  return namedShape(names, {
    phone: rules.phone === "required" ? phone : optionalPhone,
    email: rules.email === "required" ? email : optionalEmail,
  });
}
