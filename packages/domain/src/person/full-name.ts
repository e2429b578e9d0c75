import { normalizeName, PERSON_NAME_MAX_LENGTH } from "./names.ts";

const WORD = "'?[A-Za-z]+(?:'[A-Za-z]+)*'?";
const NAME = new RegExp(`^${WORD}(?:-${WORD})*$`);
const FULL_NAME = new RegExp(`^${WORD}(?:[ -]${WORD})*$`);

/** The parts of a full name, in the order of a passport. */
export type NameParts = { lastName: string; firstName: string; patronymic: string };

/** Whether a text is a full name or patronymic as in a passport: Latin letters, hyphen, apostrophe, space. S1 §5. */
export function isLatinFullName(input: string): boolean {
  const name = normalizeName(input);
  return name.length <= PERSON_NAME_MAX_LENGTH && FULL_NAME.test(name);
}

/** Whether a text is a surname or given name as in a passport: Latin letters, hyphen, apostrophe. S1 §5. */
export function isLatinName(input: string): boolean {
  const name = normalizeName(input);
  return name.length <= PERSON_NAME_MAX_LENGTH && NAME.test(name);
}

/** Splits "Surname Given Patronymic" by spaces; further words belong to the patronymic. SPEC-38. */
export function splitFullName(fullName: string): NameParts {
  const [lastName = "", firstName = "", ...rest] = normalizeName(fullName).split(" ");
  return { lastName, firstName, patronymic: rest.join(" ") };
}

/** Joins the parts of a name, omitting empty ones. SPEC-38. */
export function joinFullName({
  lastName,
  firstName,
  patronymic,
}: { readonly [Part in keyof NameParts]?: string | undefined }): string {
  return normalizeName([lastName, firstName, patronymic].filter(Boolean).join(" "));
}
