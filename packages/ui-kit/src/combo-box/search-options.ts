import type { ReactNode } from "react";

/** One entry of a combo box. */
export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Other search terms: a code, a common name, the name in another language. */
  readonly keywords?: readonly string[] | undefined;
  /** Rank among the most popular options, 0 the first: listed before other matches of a prefix. */
  readonly popularRank?: number | undefined;
  /** A small picture before the label, such as a flag; decoration only. */
  readonly icon?: ReactNode;
}

/** Normalised text: all spellings of one name become equal. */
export type FoldText = (text: string) => string;

/** Text without case, diacritics and punctuation. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface FoldedOption {
  readonly option: ComboOption;
  readonly label: string;
  readonly keywords: readonly string[];
}

interface FoldedList {
  readonly fold: FoldText;
  readonly list: readonly FoldedOption[];
}

const foldedLists = new WeakMap<readonly ComboOption[], FoldedList>();

/** Prepares a list for many searches, once. */
export function foldOptions(
  options: readonly ComboOption[],
  fold: FoldText = foldText,
): readonly FoldedOption[] {
  const folded = foldedLists.get(options);
  if (folded?.fold === fold) return folded.list;
  const list = options.map((option) => ({
    option,
    label: fold(option.label),
    keywords: (option.keywords ?? []).map(fold),
  }));
  foldedLists.set(options, { fold, list });
  return list;
}

/**
 * Options that contain the text, the nearest first and popular ones first among those with the prefix; all of them for
 * an empty text.
 */
export function searchOptions(
  options: readonly ComboOption[],
  text: string,
  fold: FoldText = foldText,
): ComboOption[] {
  const wanted = fold(text);
  const ranks: ComboOption[][] = [[], [], [], [], [], [], []];
  for (const entry of foldOptions(options, fold)) ranks[getRank(entry, wanted)]?.push(entry.option);
  ranks[POPULAR]?.sort((one, other) => (one.popularRank ?? 0) - (other.popularRank ?? 0));
  return ranks.flat();
}

/** Options that match a text, the nearest first. */
export type ComboSearch = (
  options: readonly ComboOption[],
  text: string,
  fold: FoldText,
) => ComboOption[];

/** The one option that a text identifies: its whole name, else its whole keyword, else the only match. */
export function findExactOption(
  options: readonly ComboOption[],
  text: string,
  { fold = foldText, search = searchOptions }: { fold?: FoldText; search?: ComboSearch } = {},
): ComboOption | undefined {
  const wanted = fold(text);
  const withRank = (rank: number) =>
    foldOptions(options, fold)
      .filter((entry) => getRank(entry, wanted) === rank)
      .map(({ option }) => option);
  const meant = [withRank(0), withRank(1), search(options, text, fold)].find(
    ({ length }) => length > 0,
  );
  return meant?.length === 1 ? meant[0] : undefined;
}

const POPULAR = 2;

/**
 * 0 the exact name, or keyword of a popular option, 1 the exact keyword, 2 a word of a popular option, 3 a prefix, 4 a
 * later word, 5 a word of a keyword, 6 within a word, -1 no match.
 */
function getRank({ option, label, keywords }: FoldedOption, wanted: string): number {
  if (wanted === "") return 3;
  const popular = option.popularRank !== undefined;
  const keyword = keywords.includes(wanted);
  if (label === wanted || (popular && keyword)) return 0;
  if (keyword) return 1;
  const names = [label, ...keywords];
  if (popular && names.some((name) => hasWord(name, wanted))) return POPULAR;
  if (label.startsWith(wanted)) return 3;
  if (hasWord(label, wanted)) return 4;
  if (keywords.some((word) => hasWord(word, wanted))) return 5;
  return names.some((name) => name.includes(wanted)) ? 6 : -1;
}

function hasWord(text: string, wanted: string): boolean {
  return ` ${text}`.includes(` ${wanted}`);
}
