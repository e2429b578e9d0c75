import { coverageFlagsOf, HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import { isCovered, withCountry } from "@sughurta/domain/travel";
import type { TravelOrderValues } from "../order-values.ts";

/** A country code with the groups that cover it, in the shape of the selection rules. */
export function destinationOf(code2: string) {
  return { code2, ...coverageFlagsOf(code2) };
}

/** A chosen group removes the countries it covers, and covered ones cannot be added (S1 §3, SPEC-35). */
export function applyCountryEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  if (after.country === before.country) return after;
  const added = after.country.filter((code) => !before.country.includes(code));
  const kept = after.country.filter((code) => before.country.includes(code));
  const chosen = added
    .filter((code) => code !== HOME_COUNTRY_CODE)
    .map(destinationOf)
    .reduce(withCountry, kept.map(destinationOf));
  return { ...after, country: chosen.map(({ code2 }) => code2) };
}

/**
 * Options that may still be chosen: countries covered by a chosen group are hidden, chosen ones are retained (S1 §3).
 */
export function destinationsOffered<Option extends { readonly value: string }>(
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  const groups = chosen.map(destinationOf);
  return options.filter(({ value }) => !isCovered(destinationOf(value), groups));
}
