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

/** Currencies of the cover; prices are in TJS. S1 §9. */
export const TRAVEL_CURRENCIES = ["USD", "EUR"] as const;

/** Currency of the cover. S1 §3. */
export type TravelCurrency = (typeof TRAVEL_CURRENCIES)[number];

/** Medical sums to choose from, in the currency of the cover. S1 §9. */
export const MEDICAL_SUMS = [30_000, 50_000, 75_000] as const;

/** A medical sum and its currency. */
export type MedicalCover = { sum: number; currency: TravelCurrency };

/** The initial cover of a form. S1 §3. */
export const DEFAULT_MEDICAL_COVER: MedicalCover = { sum: 30_000, currency: "USD" };

/** Minimum sums for a Schengen visa: EUR 30 000, and the sum above it in dollars. SPEC-40. */
export const SCHENGEN_LEAST: Readonly<Record<TravelCurrency, number>> = {
  EUR: 30_000,
  USD: 50_000,
};

/** Whether a sum can be chosen. S1 §9. */
export function isMedicalSum(sum: number): boolean {
  return MEDICAL_SUMS.some((choice) => choice === sum);
}

/** Why a cover is not sufficient for a Schengen visa, with sufficient ones; `undefined` when it is. SPEC-40. */
export function schengenCoverProblem({
  countries,
  sum,
  currency,
}: MedicalCover & {
  countries: readonly (CoverageFlags & { readonly code2: string })[];
}): { fixes: readonly MedicalCover[] } | undefined {
  if (sum >= SCHENGEN_LEAST[currency] || !includesSchengen(countries)) return undefined;
  return {
    fixes: [
      { sum: SCHENGEN_LEAST.EUR, currency: "EUR" },
      { sum: SCHENGEN_LEAST.USD, currency: "USD" },
    ],
  };
}
