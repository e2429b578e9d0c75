import type { ReactNode } from "react";

/** One entry of a combo box. */
export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Other words that find it: a code, a common name, the name in another language. */
  readonly keywords?: readonly string[] | undefined;
  /** A small picture before the label, such as a flag; decoration only. */
  readonly icon?: ReactNode;
}

/** Letters that a Russian keyboard lacks; those with a mark above lose it by decomposition. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ғ: "г", қ: "к", ҳ: "х", ҷ: "ч" };

/** Text as it is compared: no case, no marks on letters, no punctuation, Tajik letters as Russian. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ғқҳҷ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface FoldedOption {
  readonly option: ComboOption;
  readonly label: string;
  readonly keywords: readonly string[];
}

const folded = new WeakMap<readonly ComboOption[], readonly FoldedOption[]>();

/** Prepares a list for many searches, once. */
export function foldOptions(options: readonly ComboOption[]): readonly FoldedOption[] {
  const known = folded.get(options);
  if (known) return known;
  const list = options.map((option) => ({
    option,
    label: foldText(option.label),
    keywords: (option.keywords ?? []).map(foldText),
  }));
  folded.set(options, list);
  return list;
}

/** Options that contain the text, those that begin with it first; all of them for an empty text. */
export function searchOptions(options: readonly ComboOption[], text: string): ComboOption[] {
  const wanted = foldText(text);
  const ranks: ComboOption[][] = [[], [], [], [], []];
  for (const entry of foldOptions(options)) ranks[rankOf(entry, wanted)]?.push(entry.option);
  return ranks.flat();
}

/** Options that a text finds, the nearest first. */
export type ComboSearch = (options: readonly ComboOption[], text: string) => ComboOption[];

/** The one option that a text can mean: its whole name or keyword, or the only match. */
export function optionMeant(
  options: readonly ComboOption[],
  text: string,
  search: ComboSearch = searchOptions,
): ComboOption | undefined {
  const wanted = foldText(text);
  const exact = foldOptions(options).find((entry) => rankOf(entry, wanted) === 0);
  const matches = search(options, text);
  return exact?.option ?? (matches.length === 1 ? matches[0] : undefined);
}

/** 0 the very word, 1 begins so, 2 a later word, 3 a word of a keyword, 4 within a word, -1 not at all. */
function rankOf({ label, keywords }: FoldedOption, wanted: string): number {
  if (wanted === "") return 1;
  if (label === wanted || keywords.includes(wanted)) return 0;
  if (label.startsWith(wanted)) return 1;
  if (hasWord(label, wanted)) return 2;
  if (keywords.some((keyword) => hasWord(keyword, wanted))) return 3;
  return [label, ...keywords].some((word) => word.includes(wanted)) ? 4 : -1;
}

function hasWord(text: string, wanted: string): boolean {
  return ` ${text}`.includes(` ${wanted}`);
}
