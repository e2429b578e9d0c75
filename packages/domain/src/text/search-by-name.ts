import { cleanText } from "./clean-text.ts";

/** Substitutes of Tajik letters on a Russian keyboard. */
const TAJIK_LETTERS: Readonly<Record<string, string>> = { ғ: "г", қ: "к", ҳ: "х", ҷ: "ч" };

/** A name without case, diacritics, punctuation and the letters that a keyboard may lack. */
export function foldName(text: string): string {
  return cleanText(text)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[ғқҳҷ]/g, (letter) => TAJIK_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** Rank of a text by its nearest name: 0 the whole, 1 its prefix, 2 a word's prefix, 3 inside a word. */
export function nameRank(names: readonly string[], text: string): number | undefined {
  let best: number | undefined;
  for (const name of names) {
    const at = name.indexOf(text);
    if (at < 0) continue;
    const rank = name === text ? 0 : at === 0 ? 1 : name.includes(` ${text}`) ? 2 : 3;
    if (best === undefined || rank < best) best = rank;
  }
  return best;
}

/** Entries with the lowest rank first, in their own order where it is the same; without unranked ones. */
export function byRank<Entry>(
  entries: readonly Entry[],
  getRank: (entry: Entry) => number | undefined,
): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = getRank(entry);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
