import type { Language } from "@sughurta/domain";
import { COUNTRIES, COUNTRY_GROUPS, countryLabel } from "@sughurta/domain/countries";
import type { Choice } from "@sughurta/ui-kit";

/** Every country by its two-letter code, in the order of the names. */
export function countryChoices(language: Language): readonly Choice[] {
  return COUNTRIES.filter((country) => !COUNTRY_GROUPS.includes(country))
    .map((country) => ({ value: country.code2, label: countryLabel(country, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
