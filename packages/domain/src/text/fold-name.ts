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
