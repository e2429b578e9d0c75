const LETTER = "\\p{Script=Cyrillic}\\p{Script=Latin}\\p{Mn}";
/** Signs that people type for an apostrophe: `O'Brien`, `O’Brien`. */
export const APOSTROPHES = "'’ʼʻ‘`";
const NAME = new RegExp(`^[${LETTER}](?:[${LETTER}${APOSTROPHES}-]| (?! ))*$`, "u");
const CLAIM_NAME = new RegExp(
  `^[${LETTER}${APOSTROPHES}-]{2,50} [${LETTER}${APOSTROPHES} -]{3,200}$`,
  "u",
);

/** Longest name part that is accepted, in characters. */
export const PERSON_NAME_MAX_LENGTH = 150;
/** Longest part of the name of a box's holder, in characters. S0 §5. */
export const BOX_NAME_MAX_LENGTH = 50;

/** Removes spaces at the ends and repeated spaces inside a name. */
export function normalizeName(input: string): string {
  return input.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** The same for every way to write one name: letters without case, apostrophes and spaces without difference. */
export function foldPersonName(input: string): string {
  return normalizeName(input)
    .toLocaleLowerCase("ru")
    .replace(new RegExp(`[${APOSTROPHES}]`, "gu"), "'")
    .replaceAll("ё", "е");
}

/** Tells whether a text can be a surname, given name or patronymic in Cyrillic or Latin letters. */
export function isPersonName(input: string): boolean {
  const name = normalizeName(input);
  return name.length <= PERSON_NAME_MAX_LENGTH && NAME.test(name);
}

/** Tells whether a text is a full name for a claim: a word of 2–50 letters, then 3–200. S0 §5. */
export function isClaimFullName(input: string): boolean {
  return CLAIM_NAME.test(normalizeName(input));
}

/** Hides a name for people who have not proved that they know it: `Рахимов Фаррух` → `Р*** Ф***`. */
export function maskName(input: string): string {
  return normalizeName(input)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `${[...word][0]}***`)
    .join(" ");
}
