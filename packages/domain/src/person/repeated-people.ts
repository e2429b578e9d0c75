import { normalizeDocument } from "./documents.ts";
import { latinSpelling } from "./latin-spelling.ts";
import { foldPersonName } from "./names.ts";

/** Indexes of the entries whose key an earlier entry has; an entry without a key is never a repetition. */
function repeatedPlaces(keys: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return [...keys.entries()].flatMap(([place, key]) => {
    if (key === undefined) return [];
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

/** Indexes in a list of persons whose series and number an earlier person has already. S1 §5. */
export function repeatedDocuments(
  people: readonly { series?: string | undefined; docNumber?: string | undefined }[],
): number[] {
  return repeatedPlaces(
    people.map(({ series = "", docNumber = "" }) =>
      docNumber.trim() === ""
        ? undefined
        : normalizeDocument(series + docNumber).replaceAll(" ", ""),
    ),
  );
}

/** Spellings of one sound in Latin letters, in the order of their replacement. */
const SPELLINGS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/shch/g, "sh"],
  [/dzh|zh/g, "j"],
  [/kh/g, "h"],
  [/gh/g, "g"],
  [/q/g, "k"],
  [/w/g, "v"],
  [/oo/g, "u"],
  [/y[eo]/g, "e"],
  [/y/g, "i"],
  [/ii+/g, "i"],
];

/**
 * A key of a full name, the same for its spellings in Cyrillic and Latin letters: `Ҷӯраев Ғафур` and `Juraev Gafur`.
 */
export function nameInAnyAlphabet(fullName: string): string {
  const name = foldPersonName(fullName);
  const latin = (latinSpelling(name) ?? name).normalize("NFD").replace(/[\p{Mn}']/gu, "");
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}

/** Indexes in a list of persons whose full name, in either alphabet, and birth date an earlier person has already. */
export function repeatedPeople(
  people: readonly { readonly fullName: string; readonly birthDate: string }[],
): number[] {
  return repeatedPlaces(
    people.map(({ fullName, birthDate }) =>
      fullName.trim() === "" || birthDate === ""
        ? undefined
        : `${nameInAnyAlphabet(fullName)} ${birthDate}`,
    ),
  );
}
