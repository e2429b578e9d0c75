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
