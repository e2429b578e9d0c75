import { foldWord, stemOf, wordsIn } from "./fold-word.ts";
import type { TextPart } from "./search-document.ts";

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
    return { from: at, to: at + word.length, folded, stem: stemOf(folded) };
  });
}

/** A text with its matched words; `terms` are in their indexed form. */
export function markHits(
  text: string,
  words: readonly IndexedWord[],
  terms: ReadonlySet<string>,
): readonly TextPart[] {
  return partsOf(text, words, terms, 0, text.length);
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
    ...partsOf(text, words, terms, from, to),
    ...(to < text.length ? [{ text: "…", isHit: false }] : []),
  ];
}

function partsOf(
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
