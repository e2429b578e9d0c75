import { claimFullNameViolation, normalizeName } from "@sughurta/domain";
import * as z from "zod/mini";
import { filled, mayBeEmpty, personName, withoutViolation } from "#src/validation/validators.ts";
import { namedShape } from "../field-names.ts";
import type { NameFields } from "./name-fields.ts";

/** Rules of a name in three fields, the patronymic may be missing; `maxLength` of each in characters (S0 §5). */
export function nameShape<const Names extends NameFields>(names: Names, maxLength: number) {
  const name = personName.check(z.maxLength(maxLength, "tooLong"));
  return namedShape(names, { lastName: name, firstName: name, patronymic: mayBeEmpty(name) });
}

/** Name of a claimant: two words of 2–50 and 3–200 letters (S0 §5, SPEC-12). */
export const claimFullName = filled().check(
  withoutViolation(claimFullNameViolation),
  z.overwrite(normalizeName),
);
