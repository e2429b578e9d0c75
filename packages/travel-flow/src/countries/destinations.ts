import type { Language } from "@sughurta/domain";
import {
  COUNTRY_GROUPS,
  type Country,
  countryKeywords,
  countryLabel,
  DESTINATIONS,
} from "@sughurta/domain/countries";
import { offeredCountries } from "@sughurta/domain/travel";
import type { ComboOption } from "@sughurta/ui-kit";

const inLanguage = new Map<Language, readonly (readonly [Country, ComboOption])[]>();

/** Groups first, then the countries by name; made once for a language. */
function allDestinations(language: Language) {
  const known = inLanguage.get(language);
  if (known) return known;
  const made = DESTINATIONS.map((country) => {
    const label = countryLabel(country, language);
    return [country, { value: country.code2, label, keywords: countryKeywords(country) }] as const;
  });
  const isGroup = ([country]: (typeof made)[number]) => COUNTRY_GROUPS.includes(country);
  const countries = made
    .filter((one) => !isGroup(one))
    .sort(([, one], [, other]) => one.label.localeCompare(other.label, language));
  const sorted = [...made.filter(isGroup), ...countries];
  inLanguage.set(language, sorted);
  return sorted;
}

/** Where a trip may lead in a language, without what a chosen group covers. S1 §3, decision 35. */
export function destinationsFor(chosen: readonly string[], language: Language): ComboOption[] {
  const all = allDestinations(language);
  const optionOf = new Map(all);
  const countries = all.map(([country]) => country);
  const taken = countries.filter(({ code2 }) => chosen.includes(code2));
  return offeredCountries(countries, taken).flatMap((country) => optionOf.get(country) ?? []);
}
