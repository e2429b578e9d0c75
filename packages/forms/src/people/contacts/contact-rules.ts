import type * as z from "@sughurta/contracts/zod";
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
