import type { Language } from "../language/language.ts";
import { COUNTRIES, COUNTRY_GROUPS, type Country, countryLabel } from "./countries.ts";
import { countryKeywords } from "./country-keywords.ts";
import { POPULAR_DESTINATIONS } from "./popular-destinations.ts";

/** A country as an option of a list. */
export interface CountryOption {
  /** Two-letter code. */
  readonly value: string;
  readonly label: string;
  /** Other search terms. */
  readonly keywords: readonly string[];
  /** Rank among the most popular destinations, 0 the first: listed before other matches of a prefix. */
  readonly popularRank?: number;
}

/** A country or group as an option of a list. */
export function countryOption(country: Country, language: Language): CountryOption {
  const popularRank = POPULAR_DESTINATIONS.indexOf(country.code2);
  return {
    value: country.code2,
    label: countryLabel(country, language),
    keywords: countryKeywords(country),
    ...(popularRank < 0 ? {} : { popularRank }),
  };
}

/** Countries without the groups of a list, by name. */
export function countryOptions(
  countries: readonly Country[],
  language: Language,
): readonly CountryOption[] {
  return countries
    .filter((country) => !COUNTRY_GROUPS.includes(country))
    .map((country) => countryOption(country, language))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Whether a two-letter code is of a country that a person can be a citizen of. S1 §3, S2 §3. */
export function isCitizenship(code: string): boolean {
  return COUNTRIES.some((country) => country.code2 === code && !COUNTRY_GROUPS.includes(country));
}

/** Countries that a person can be a citizen of, by name. S1 §3, S2 §3. */
export function citizenshipOptions(language: Language): readonly CountryOption[] {
  return countryOptions(COUNTRIES, language);
}
