import { splitFullName } from "@sughurta/domain/person";
import { textAt } from "../field-names.ts";
import { type FullNameFields, NAME_PARTS } from "./name-fields.ts";

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
