import { COMMON_NAMES } from "./common-names.ts";
import type { Country } from "./countries.ts";
import { OTHER_ENGLISH_NAMES } from "./english-names.ts";
import { foldName } from "./fold-name.ts";

/** Names by which an entry is found besides its label: in the other languages, its code, common names. S1 §3. */
export function countryKeywords(country: Country): string[] {
  const { value, code2, labelRu, labelEn, labelTj } = country;
  const names = [COMMON_NAMES[code2], OTHER_ENGLISH_NAMES[code2]];
  const others = names.flatMap((list) => list?.split(", ") ?? []);
  return [...new Set([value, labelRu, labelEn, labelTj, code2, ...others])];
}

const foldedKeywords = new WeakMap<Country, readonly string[]>();

function foldedNamesOf(country: Country): readonly string[] {
  const known = foldedKeywords.get(country);
  if (known) return known;
  const names = countryKeywords(country).map(foldName);
  foldedKeywords.set(country, names);
  return names;
}

/** 0 for a whole name, 1 for the beginning of one, 2 of a word in it, 3 inside a word. */
function rankOf(country: Country, query: string): number | undefined {
  let best: number | undefined;
  for (const name of foldedNamesOf(country)) {
    const at = name.indexOf(query);
    if (at < 0) continue;
    const rank = name === query ? 0 : at === 0 ? 1 : name.includes(` ${query}`) ? 2 : 3;
    if (best === undefined || rank < best) best = rank;
  }
  return best;
}

/** Entries that a text finds, the nearest first; all of them for an empty text. S1 §3. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const text = foldName(query);
  if (text === "") return [...countries];
  return countries
    .map((country) => ({ country, rank: rankOf(country, text) }))
    .filter((found) => found.rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ country }) => country);
}
