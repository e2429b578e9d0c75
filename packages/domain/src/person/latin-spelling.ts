import { hasOwn } from "../records/records.ts";
import { normalizeName } from "./names.ts";

/** Latin spelling of Tajik letters as in passports, without diacritics; Russian ones follow it. */
const LATIN: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ғ: "gh",
  д: "d",
  е: "e",
  ё: "yo",
  ж: "zh",
  з: "z",
  и: "i",
  ӣ: "i",
  й: "y",
  к: "k",
  қ: "q",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ӯ: "u",
  ф: "f",
  х: "kh",
  ҳ: "h",
  ц: "ts",
  ч: "ch",
  ҷ: "j",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/** The Latin spelling of one lower-case Cyrillic letter; `undefined` for any other character. */
export function latinLetter(letter: string): string | undefined {
  return hasOwn(LATIN, letter) ? LATIN[letter] : undefined;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

function wordInLatin(word: string): string {
  const capitals = word.length > 1 && word === word.toUpperCase();
  return [...word]
    .map((letter) => {
      const small = letter.toLowerCase();
      const latin = latinLetter(small) ?? letter;
      if (letter === small) return latin;
      return capitals ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
    })
    .join("");
}

/**
 * The Latin spelling to offer for a name typed in Cyrillic: `Ҷӯраев Ғафур` → `Juraev Ghafur`;
 * `undefined` when the name has no Cyrillic letters. SPEC-38.
 */
export function latinSpelling(name: string): string | undefined {
  const tidy = normalizeName(name);
  if (!CYRILLIC.test(tidy)) return undefined;
  return tidy
    .replace(/['’ʼʻ‘`]/g, "")
    .split(/([ -])/)
    .map(wordInLatin)
    .join("");
}
