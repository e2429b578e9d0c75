import { latinLetter } from "@sughurta/domain/person";
import type { TextPart } from "./search-document.ts";

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
const MIN_STEM = 3;

/** The stem that the forms of a compared word share: `поездка` equals `поездкой`, `виза` equals `визы`. */
export function getStem(folded: string): string {
  const stem = folded.replace(/[aeiou]+$/, "");
  return stem.length < MIN_STEM ? folded : stem;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text and their positions. */
function wordsIn(text: string): readonly { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), (match) => ({ word: match[0], at: match.index }));
}

const EXCERPT_LENGTH = 150;
/** Characters shown before the first hit. */
const BEFORE_HIT = 40;

/** A word of a text: its position and its indexed form. */
export interface IndexedWord {
  readonly from: number;
  readonly to: number;
  /** Compared form. */
  readonly folded: string;
  /** Indexed form. */
  readonly stem: string;
}

/** The words of a text, for finding and marking; `known` is a cache of words that were processed before. */
export function indexedWords(
  text: string,
  known = new Map<string, string>(),
): readonly IndexedWord[] {
  return wordsIn(text).map(({ word, at }) => {
    const folded = known.get(word) ?? foldWord(word);
    known.set(word, folded);
    return { from: at, to: at + word.length, folded, stem: getStem(folded) };
  });
}

/** A text with its matched words; `terms` are in their indexed form. */
export function markHits(
  text: string,
  words: readonly IndexedWord[],
  terms: ReadonlySet<string>,
): readonly TextPart[] {
  return getParts(text, words, terms, 0, text.length);
}

/** The part of a text around its first matched word, cut between words; its beginning where there is none. */
export function markExcerpt(
  text: string,
  words: readonly IndexedWord[],
  terms: ReadonlySet<string>,
): readonly TextPart[] {
  if (text.length <= EXCERPT_LENGTH) return markHits(text, words, terms);
  const hit = words.find(({ stem }) => terms.has(stem))?.from ?? 0;
  const first = hit <= BEFORE_HIT ? undefined : words.find(({ from }) => from >= hit - BEFORE_HIT);
  const from = first?.from ?? 0;
  const next = words.findIndex((word) => word.to > from + EXCERPT_LENGTH);
  const to = words[next - 1]?.to ?? text.length;
  return [
    ...(from > 0 ? [{ text: "…", isHit: false }] : []),
    ...getParts(text, words, terms, from, to),
    ...(to < text.length ? [{ text: "…", isHit: false }] : []),
  ];
}

function getParts(
  text: string,
  words: readonly IndexedWord[],
  terms: ReadonlySet<string>,
  begin: number,
  end: number,
): TextPart[] {
  const parts: TextPart[] = [];
  let done = begin;
  for (const { from, to, stem } of words) {
    if (from < begin || to > end || !terms.has(stem)) continue;
    if (from > done) parts.push({ text: text.slice(done, from), isHit: false });
    parts.push({ text: text.slice(from, to), isHit: true });
    done = to;
  }
  if (done < end) parts.push({ text: text.slice(done, end), isHit: false });
  return parts;
}
