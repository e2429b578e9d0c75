import { foldName } from "../text/fold-name.ts";
import { COUNTRIES, type Country } from "./countries.ts";
import { OTHER_ENGLISH_NAMES } from "./english-names.ts";

/** `Bosnia and Herzegovina` is `Bosnia & Herzegovina`, `Saint Lucia` is `St. Lucia`. */
function nameKey(name: string): string {
  return foldName(name)
    .replace(/\b(and|the|of)\b/g, " ")
    .replace(/\bsaint\b/g, "st")
    .replace(/ +/g, " ")
    .trim();
}

let countriesByKey: ReadonlyMap<string, Country> | undefined;

function byKey(): ReadonlyMap<string, Country> {
  countriesByKey ??= new Map(
    COUNTRIES.flatMap((country) =>
      [
        country.code2,
        country.value,
        ...(OTHER_ENGLISH_NAMES[country.code2]?.split(", ") ?? []),
      ].map((name) => [nameKey(name), country] as const),
    ),
  );
  return countriesByKey;
}

/** Entry of an English name, current or older, or of a code; `undefined` when there is none. SPEC-66. */
export function countryByName(name: string): Country | undefined {
  return byKey().get(nameKey(name));
}
