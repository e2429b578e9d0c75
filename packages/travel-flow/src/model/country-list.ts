import type { Language } from "@sughurta/domain";
import {
  COUNTRY_GROUPS,
  type CountryOption,
  countryByCode,
  countryLabel,
  countryOption,
  countryOptions,
  DESTINATIONS,
} from "@sughurta/domain/countries";

export { citizenshipOptions } from "@sughurta/domain/countries";

/** Destinations: the three groups first, then countries by name (S1 §3). */
export function destinationOptions(language: Language): readonly CountryOption[] {
  const groups = COUNTRY_GROUPS.map((country) => countryOption(country, language));
  return [...groups, ...countryOptions(DESTINATIONS, language)];
}

/** Name of a country or group by its code; the code where there is none. */
export function countryName(code: string, language: Language): string {
  const country = countryByCode(code);
  return country ? countryLabel(country, language) : code;
}
