import type { Language } from "@sughurta/domain";
import {
  COUNTRY_GROUPS,
  type Country,
  countryByCode,
  countryKeywords,
  countryLabel,
  DESTINATIONS,
} from "@sughurta/domain/countries";
import type { ComboOption } from "@sughurta/ui-kit";

function toOption(country: Country, language: Language): ComboOption {
  return {
    value: country.code2,
    label: countryLabel(country, language),
    keywords: countryKeywords(country),
  };
}

const isGroup = (country: Country) => COUNTRY_GROUPS.includes(country);

function sorted(countries: readonly Country[], language: Language): ComboOption[] {
  return countries
    .map((country) => toOption(country, language))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Where a trip may lead: the three groups first, then countries by name (S1 §3). */
export function destinationOptions(language: Language): readonly ComboOption[] {
  const groups = COUNTRY_GROUPS.map((country) => toOption(country, language));
  return [
    ...groups,
    ...sorted(
      DESTINATIONS.filter((one) => !isGroup(one)),
      language,
    ),
  ];
}

/** What somebody can be a citizen of, by name. */
export function citizenshipOptions(language: Language): readonly ComboOption[] {
  const home = countryByCode("TJ");
  const abroad = DESTINATIONS.filter((one) => !isGroup(one));
  return sorted(home ? [home, ...abroad] : abroad, language);
}

/** Name of a country or group by its code; the code where there is none. */
export function countryName(code: string, language: Language): string {
  const country = countryByCode(code);
  return country ? countryLabel(country, language) : code;
}
