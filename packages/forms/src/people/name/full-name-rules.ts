import { isPersonName, PERSON_NAME_MAX_LENGTH } from "@sughurta/domain";
import { isLatinFullName, isLatinName, splitFullName } from "@sughurta/domain/person";
import * as z from "zod/mini";
import type { FieldErrors } from "#src/validation/field-error.ts";
import { requiredText } from "#src/validation/validators.ts";
import { namedShape, textAt } from "../field-names.ts";
import { type Alphabet, type FullNameFields, NAME_PARTS } from "./name-fields.ts";

const twoWords = z.refine<string>((name) => splitFullName(name).firstName !== "", "fullName");

const RULES = {
  latin: {
    code: "latinName",
    isWhole: isLatinFullName,
    isPart: { lastName: isLatinName, firstName: isLatinName, patronymic: isLatinFullName },
  },
  any: {
    code: "personName",
    isWhole: isPersonName,
    isPart: { lastName: isPersonName, firstName: isPersonName, patronymic: isPersonName },
  },
} as const;

function fullNameRule(alphabet: Alphabet) {
  const { code, isWhole } = RULES[alphabet];
  return requiredText(PERSON_NAME_MAX_LENGTH).check(
    z.refine(isWhole, { error: code, abort: true }),
    twoWords,
  );
}

/** Rule of a name in one field: surname and given name at least, 150 characters at most (S1 §5, S2 §5, SPEC-38). */
export function fullNameShape<const Names extends Pick<FullNameFields, "fullName">>(
  { fullName }: Names,
  alphabet: Alphabet,
) {
  return namedShape({ fullName }, { fullName: fullNameRule(alphabet) });
}

/** Parts of a name that are none; what is wrong with the whole is told there alone (SPEC-38). */
export function fullNameErrors(
  fields: FullNameFields,
  values: unknown,
  alphabet: Alphabet,
): FieldErrors {
  if (!fullNameRule(alphabet).safeParse(textAt(values, fields.fullName)).success) return {};
  const { code, isPart } = RULES[alphabet];
  const wrong = NAME_PARTS.filter((part) => {
    const name = textAt(values, fields[part]);
    return name.trim() !== "" && !isPart[part](name);
  });
  return Object.fromEntries(wrong.map((part) => [fields[part], { code }]));
}
