import { latinLetter } from "@sughurta/domain/person";

/** Ways to write one sound in Latin letters, the longer ones first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "sh"],
  [/kh/g, "h"],
  [/gh/g, "g"],
  [/zh|ch/g, "j"],
  [/y([aeou])/g, "$1"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/c/g, "k"],
];
const ACCENTS = /\p{M}/gu;
/** `Худжанд` and `Khudjand` are `Хуҷанд`. */
const HARD_J = /dj/g;
const DOUBLE = /(\p{L})\1+/gu;
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/**
 * A word as it is compared: small Latin letters, so that `Страховка`, `strahovka` and `strakhovka` are one word, and
 * `сугурта` is `суғурта`.
 */
export function foldWord(word: string): string {
  const small = word.normalize("NFC").toLowerCase().replaceAll("ё", "е");
  const latin = CYRILLIC_LETTER.test(small)
    ? Array.from(small, (letter) => latinLetter(letter) ?? letter).join("")
    : small.normalize("NFD").replace(ACCENTS, "");
  const heard = LATIN.reduce((text, [written, sound]) => text.replace(written, sound), latin);
  return heard.replace(HARD_J, "j").replace(DOUBLE, "$1");
}

/** Letters of the shortest beginning that still says which word it is. */
const SHORTEST_STEM = 3;

/** The beginning that the forms of a compared word share: `поездка` is `поездкой`, `виза` is `визы`. */
export function stemOf(folded: string): string {
  const stem = folded.replace(/[aeiou]+$/, "");
  return stem.length < SHORTEST_STEM ? folded : stem;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text and where they stand in it. */
export function wordsIn(text: string): readonly { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), (match) => ({ word: match[0], at: match.index }));
}
