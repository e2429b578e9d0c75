import { latinLetter } from "@sughurta/domain/person";

/** Transliterations of one sound in Latin letters, the longer ones first. */
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
 * A word in its compared form: lower-case Latin letters, so that `Страховка`, `strahovka` and `strakhovka` are equal,
 * and `сугурта` equals `суғурта`.
 */
export function foldWord(word: string): string {
  const small = word.normalize("NFC").toLowerCase().replaceAll("ё", "е");
  const latin = CYRILLIC_LETTER.test(small)
    ? Array.from(small, (letter) => latinLetter(letter) ?? letter).join("")
    : small.normalize("NFD").replace(ACCENTS, "");
  const heard = LATIN.reduce((text, [written, sound]) => text.replace(written, sound), latin);
  return heard.replace(HARD_J, "j").replace(DOUBLE, "$1");
}

/** Minimum length of a stem. */
const SHORTEST_STEM = 3;

/** The stem that the forms of a compared word share: `поездка` equals `поездкой`, `виза` equals `визы`. */
export function stemOf(folded: string): string {
  const stem = folded.replace(/[aeiou]+$/, "");
  return stem.length < SHORTEST_STEM ? folded : stem;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text and their positions. */
export function wordsIn(text: string): readonly { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), (match) => ({ word: match[0], at: match.index }));
}
