import { nameInAnyAlphabet } from "@sughurta/domain/person";
import leven from "leven";

/** Particles of names that lists and documents write or omit: articles, "son of", "daughter of". */
const PARTICLES: ReadonlySet<string> = new Set([
  ...["al", "el", "ul", "ad", "ed", "ud", "bin", "ben", "ibn", "ibni", "bint", "binti"],
  ...["abu", "de", "van", "von", "ogli", "oglu", "ugli", "kizi", "kiz"],
]);

/** Further spellings of one sound in transliterated names, in the order of their replacement. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, "f"],
  [/x/g, "h"],
  [/c(?!h)/g, "k"],
  [/ts/g, "s"],
  [/th/g, "t"],
  [/ch/g, "c"],
  [/sh/g, "x"],
  [/dj/g, "j"],
  [/i[aeou]/g, "e"],
  [/(.)\1+/g, "$1"],
  [/f$/, "v"],
];

/** Comparable words of a name: Latin letters, one spelling of each sound, without particles. */
export function nameTokens(name: string): readonly string[] {
  const words = nameInAnyAlphabet(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !PARTICLES.has(word))
    .map((word) => SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word));
  return [...new Set(words)];
}

/** Words shorter than this are similar only if they are equal. */
const MIN_FUZZY_LETTERS = 4;
/** Similarity of words that are not two spellings of one. */
const MIN_TOKEN_SIMILARITY = 0.7;

/** The consonants of a word: vowels differ most between spellings, as in `muhammad` and `mohammed`. */
export const consonants = (token: string): string =>
  token.slice(0, 1) +
  token
    .slice(1)
    .replace(/[aeiou]/g, "")
    .replace(/h$/, "");

/** The word and all that is left of it without one letter: two words that share one are a typo apart. */
export const withoutOneLetter = (token: string): readonly string[] =>
  token.length < MIN_FUZZY_LETTERS
    ? [token]
    : [token, ...[...token].map((_, at) => token.slice(0, at) + token.slice(at + 1))];

/** Whether two words differ by two neighbouring letters in the other order. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return (
    a.length === b.length &&
    at >= 0 &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

/** Similarity of two words, 0 to 1; 0 below {@link MIN_TOKEN_SIMILARITY}. */
export function tokenSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < MIN_FUZZY_LETTERS) return 0;
  const distance = isSwapped(a, b) ? 1 : leven(a, b);
  const similarity = 1 - distance / length;
  return similarity < MIN_TOKEN_SIMILARITY ? 0 : similarity;
}

/** Points that a score loses for each word that only one of two names has, such as a patronymic. */
const EXTRA_TOKEN_POINTS = 3;

/** Pairs of words of two names, the most similar first. */
const toPairs = (a: readonly string[], b: readonly string[]) =>
  a
    .flatMap((one) => b.map((other) => ({ one, other, similarity: tokenSimilarity(one, other) })))
    .filter(({ similarity }) => similarity > 0)
    .sort((x, y) => y.similarity - x.similarity);

/**
 * Similarity of two names in points, 0 to 100, in any order of their words. Every word of the shorter name counts by its
 * length; further words of the longer one cost little. A name of one word is similar only to an equal one.
 */
export function nameScore(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return 0;
  const open = { short: new Set(short), long: new Set(long) };
  let points = 0;
  for (const { one, other, similarity } of toPairs(short, long)) {
    if (!open.short.has(one) || !open.long.has(other)) continue;
    if (short.length === 1 && similarity < 1) continue;
    open.short.delete(one);
    open.long.delete(other);
    points += similarity * one.length;
  }
  const letters = short.reduce((sum, { length }) => sum + length, 0);
  const extra = (long.length - short.length) * EXTRA_TOKEN_POINTS;
  return Math.max(0, Math.round((points / letters) * 100) - extra);
}
