import { COMMON_NAMES } from "./common-names.ts";
import type { Country } from "./countries.ts";
import { OTHER_ENGLISH_NAMES } from "./english-names.ts";

/** Search terms of an entry besides its label: names in the other languages, its code, common names. S1 §3. */
export function countryKeywords(country: Country): string[] {
  const { value, code2, labelRu, labelEn, labelTj } = country;
  const names = [COMMON_NAMES[code2], OTHER_ENGLISH_NAMES[code2]];
  const others = names.flatMap((list) => list?.split(", ") ?? []);
  return [...new Set([value, labelRu, labelEn, labelTj, code2, ...others])];
}
