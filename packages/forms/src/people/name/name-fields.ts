import { splitFullName } from "@sughurta/domain/person";
import { textAt } from "../field-names.ts";

/** Fields of a name in parts. */
export interface NameFields {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
}

/** Fields of a name that is typed in one field and also stored in parts (SPEC-38). */
export interface FullNameFields extends NameFields {
  readonly fullName: string;
}

/** Letters of a name: as in a passport for travel, or Cyrillic and Latin. */
export type Alphabet = "latin" | "any";

/** The parts of a name in the order of a passport. */
export const NAME_PARTS = ["lastName", "firstName", "patronymic"] as const;

/** Fields that the browser may autofill. */
export const AUTO_COMPLETE = {
  lastName: "family-name",
  firstName: "given-name",
  patronymic: "additional-name",
} as const;

/** Values whose parts of a name follow the full one, unless the parts were given with it (SPEC-38). */
export function withSplitName<Values extends object>(
  fields: FullNameFields,
  before: Values,
  after: Values,
): Values {
  const changed = (field: string) => textAt(before, field) !== textAt(after, field);
  const corrected = NAME_PARTS.some((part) => changed(fields[part]));
  if (corrected || !changed(fields.fullName)) return after;
  const split = splitFullName(textAt(after, fields.fullName));
  return {
    ...after,
    ...Object.fromEntries(NAME_PARTS.map((part) => [fields[part], split[part]])),
  };
}
