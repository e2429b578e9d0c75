import { cleanText } from "../text/clean-text.ts";

const LETTER = "\\p{Script=Cyrillic}\\p{Script=Latin}\\p{Mn}";
/** Characters typed for an apostrophe: `O’Brien`, `O´Brien`, `O′Brien`, `ʼAlī`. */
const APOSTROPHES = /[’ʼʻ‘`´′‛＇]/g;
/** Characters typed or pasted for a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const NAME = new RegExp(`^'?[${LETTER}](?:[${LETTER}'-]| (?! ))*$`, "u");
const CLAIM_NAME = new RegExp(`^[${LETTER}'-]{2,50} [${LETTER}' -]{3,200}$`, "u");

/** Maximum length of a name part, in characters. */
export const PERSON_NAME_MAX_LENGTH = 150;
/** Maximum length of a name part of a box's holder, in characters. S0 §5. */
export const BOX_NAME_MAX_LENGTH = 50;

/**
 * A name in stored form: without invisible characters and repeated spaces, with one character for apostrophe and
 * hyphen.
 */
export function normalizeName(input: string): string {
  return cleanText(input)
    .normalize("NFC")
    .trim()
    .replace(/\s+/g, " ")
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, "-");
}

/** A key that is the same for every spelling of one name: ignores case, apostrophes and spaces. */
export function foldPersonName(input: string): string {
  return normalizeName(input).toLocaleLowerCase("ru").replaceAll("ё", "е");
}

/** A letter of another alphabet than the rest of its word. */
export type ForeignLetter = {
  readonly code: "latinLetter" | "cyrillicLetter";
  readonly letter: string;
  readonly word: string;
};

/** Why a text is not a valid name. */
export type NameViolation<Code extends string> = { readonly code: Code } | ForeignLetter;

/** Why a text is not a valid surname, given name or patronymic in Cyrillic or Latin letters. */
export function personNameViolation(input: string): NameViolation<"personName"> | undefined {
  const name = normalizeName(input);
  const isName = name.length <= PERSON_NAME_MAX_LENGTH && NAME.test(name);
  return isName ? foreignLetter(name) : { code: "personName" };
}

/** Why a text is not a valid full name for a claim: a word of 2–50 letters, then 3–200. S0 §5. */
export function claimFullNameViolation(input: string): NameViolation<"fullName"> | undefined {
  const name = normalizeName(input);
  return CLAIM_NAME.test(name) ? foreignLetter(name) : { code: "fullName" };
}

const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/**
 * First letter of the other alphabet in a word that mixes two, such as the Latin `a` in `Рaхимов`: it is invisible, and
 * no register finds the name. Words of one name may have different alphabets.
 */
export function foreignLetter(input: string): ForeignLetter | undefined {
  for (const word of normalizeName(input).split(/[ -]/)) {
    const cyrillic = word.match(CYRILLIC) ?? [];
    const latin = word.match(LATIN) ?? [];
    const [cyrillicLetter] = cyrillic;
    const [latinLetter] = latin;
    if (cyrillicLetter === undefined || latinLetter === undefined) continue;
    return cyrillic.length < latin.length
      ? { code: "cyrillicLetter", letter: cyrillicLetter, word }
      : { code: "latinLetter", letter: latinLetter, word };
  }
  return undefined;
}

/** Masks a name for people who have not proved that they know it: `Рахимов Фаррух` → `Р*** Ф***`. */
export function maskName(input: string): string {
  return normalizeName(input)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `${[...word][0]}***`)
    .join(" ");
}
