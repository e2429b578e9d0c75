import { foldName } from "../text/fold-name.ts";
import { byRank, nameRank } from "../text/search-by-name.ts";
import { COMMON_NAMES } from "./common-names.ts";
import type { Country } from "./countries.ts";
import { OTHER_ENGLISH_NAMES } from "./english-names.ts";

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

/** Entries that a text finds, the nearest first; all of them for an empty text. S1 §3. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const text = foldName(query);
  if (text === "") return [...countries];
  return byRank(countries, (country) => nameRank(foldedNamesOf(country), text));
}
