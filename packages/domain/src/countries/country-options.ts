import type { Language } from "../language/language.ts";
import { COUNTRIES, COUNTRY_GROUPS, type Country, countryLabel } from "./countries.ts";
import { countryKeywords } from "./search-countries.ts";

/** A country as a list to choose from shows it. */
export interface CountryOption {
  /** Two-letter code. */
  readonly value: string;
  readonly label: string;
  /** Other names by which it is found. */
  readonly keywords: readonly string[];
}

/** A country or group as an option of a list. */
export function countryOption(country: Country, language: Language): CountryOption {
  return {
    value: country.code2,
    label: countryLabel(country, language),
    keywords: countryKeywords(country),
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

/** What somebody can be a citizen of, by name. S1 §3, S2 §3. */
export function citizenshipOptions(language: Language): readonly CountryOption[] {
  return countryOptions(COUNTRIES, language);
}
