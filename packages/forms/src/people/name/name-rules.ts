import * as z from "@sughurta/contracts/zod";
import {
  claimFullNameViolation,
  foreignLetter,
  normalizeName,
  PERSON_NAME_MAX_LENGTH,
  personNameViolation,
} from "@sughurta/domain";
import { isLatinFullName, isLatinName, splitFullName } from "@sughurta/domain/person";
import type { FieldError, FieldErrors } from "#src/validation/field-error.ts";
import {
  filled,
  mayBeEmpty,
  personName,
  requiredText,
  type Violation,
  withoutViolation,
} from "#src/validation/validators.ts";
import { namedShape, textAt } from "../field-names.ts";
import { type Alphabet, type FullNameFields, NAME_PARTS, type NameFields } from "./name-fields.ts";

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

const twoWords = z.refine<string>((name) => splitFullName(name).firstName !== "", "fullName");

type NameRule = (name: string) => Violation | undefined;

/** A name as in a passport; a Cyrillic letter that looks like a Latin one is reported. */
const latin =
  (isName: (name: string) => boolean): NameRule =>
  (name) =>
    isName(name) ? undefined : (foreignLetter(name) ?? "latinName");

const RULES: Readonly<
  Record<
    Alphabet,
    { whole: NameRule; parts: Readonly<Record<(typeof NAME_PARTS)[number], NameRule>> }
  >
> = {
  latin: {
    whole: latin(isLatinFullName),
    parts: {
      lastName: latin(isLatinName),
      firstName: latin(isLatinName),
      patronymic: latin(isLatinFullName),
    },
  },
  any: {
    whole: personNameViolation,
    parts: {
      lastName: personNameViolation,
      firstName: personNameViolation,
      patronymic: personNameViolation,
    },
  },
};

function fullNameRule(alphabet: Alphabet) {
  return requiredText(PERSON_NAME_MAX_LENGTH).check(
    withoutViolation(RULES[alphabet].whole),
    twoWords,
    z.overwrite(normalizeName),
  );
}

/** Rule of a name in one field: surname and given name at least, 150 characters at most (S1 §5, S2 §5, SPEC-38). */
export function fullNameShape<const Names extends Pick<FullNameFields, "fullName">>(
  { fullName }: Names,
  alphabet: Alphabet,
) {
  return namedShape({ fullName }, { fullName: fullNameRule(alphabet) });
}

/** Invalid parts of a name; errors of the whole name are shown there alone (SPEC-38). */
export function fullNameErrors(
  fields: FullNameFields,
  values: unknown,
  alphabet: Alphabet,
): FieldErrors {
  if (!fullNameRule(alphabet).safeParse(textAt(values, fields.fullName)).success) return {};
  return Object.fromEntries(
    NAME_PARTS.flatMap((part) => {
      const name = textAt(values, fields[part]);
      const violation = name.trim() === "" ? undefined : RULES[alphabet].parts[part](name);
      return violation ? [[fields[part], toError(violation)] as const] : [];
    }),
  );
}

function toError(violation: Violation): FieldError {
  if (typeof violation === "string") return { code: violation };
  const { code, ...values } = violation;
  return Object.keys(values).length > 0 ? { code, values } : { code };
}
