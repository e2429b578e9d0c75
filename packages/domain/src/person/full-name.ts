import { PERSON_NAME_MAX_LENGTH, tidyName } from "./names.ts";

const NAME = /^[A-Za-z]+(?:-[A-Za-z]+)*$/;
const FULL_NAME = /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/;

/** The parts of a full name, in the order of a passport. */
export type NameParts = { lastName: string; firstName: string; patronymic: string };

/** Tells whether a text is a full name or patronymic as in a passport: Latin letters, hyphen, space. S1 §5. */
export function isLatinFullName(input: string): boolean {
  const name = tidyName(input);
  return name.length <= PERSON_NAME_MAX_LENGTH && FULL_NAME.test(name);
}

/** Tells whether a text is a surname or given name as in a passport: Latin letters and hyphen. S1 §5. */
export function isLatinName(input: string): boolean {
  const name = tidyName(input);
  return name.length <= PERSON_NAME_MAX_LENGTH && NAME.test(name);
}

/** Splits "Surname Given Patronymic" by spaces; what is left over belongs to the patronymic. Decision 38. */
export function splitFullName(fullName: string): NameParts {
  const [lastName = "", firstName = "", ...rest] = tidyName(fullName).split(" ");
  return { lastName, firstName, patronymic: rest.join(" ") };
}

/** Joins the parts of a name, leaving out what is empty. Decision 38. */
export function joinFullName({ lastName, firstName, patronymic }: Partial<NameParts>): string {
  return tidyName([lastName, firstName, patronymic].filter(Boolean).join(" "));
}
