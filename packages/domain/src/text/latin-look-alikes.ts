import { cleanText } from "./clean-text.ts";

/** Cyrillic capitals that look like Latin ones, as typed into a passport's series, a VIN or a plate. */
const LATIN: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  Х: "X",
  У: "Y",
};

/** A text in capitals, with Latin letters instead of Cyrillic look-alikes. */
export function latinCapitals(text: string): string {
  return cleanText(text)
    .normalize("NFKC")
    .toUpperCase()
    .normalize("NFC")
    .replace(/[А-Я]/g, (letter) => LATIN[letter] ?? letter);
}
