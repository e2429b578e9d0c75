import type { CoverageFlags } from "../countries/coverage-groups.ts";

type Entry = CoverageFlags & { readonly code2: string };

const GROUPS = ["WET", "SCU", "CET"] as const;

/** Whether a chosen group covers an entry, so that choosing it too would have no effect. SPEC-35. */
export function isCovered(entry: Entry, chosen: readonly Entry[]): boolean {
  return chosen.some(
    (group) =>
      group.code2 !== entry.code2 && GROUPS.some((flag) => group[flag] === 2 && entry[flag] !== 0),
  );
}

/** The choice after one more entry: a group removes the entries it covers, a covered entry is not added. SPEC-35. */
export function withCountry<Item extends Entry>(chosen: readonly Item[], added: Item): Item[] {
  if (isCovered(added, chosen)) return [...chosen];
  const kept = chosen.filter(
    (country) => country.code2 !== added.code2 && !isCovered(country, [added]),
  );
  return [...kept, added];
}

/** Whether a Schengen visa may be required: a country of the area, the area, or the whole world. */
export function includesSchengen(chosen: readonly Entry[]): boolean {
  return chosen.some(({ SCU, WET }) => SCU !== 0 || WET === 2);
}
