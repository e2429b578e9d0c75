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

/** Medical sums in the currency of the cover until the insurer's tariff, which owns them, is known. S1 §9. */
export const MEDICAL_SUMS = [30_000, 50_000, 75_000] as const;

/** Bounds of a medical sum that a tariff may offer. S1 §5. */
export const MEDICAL_SUM_BOUNDS = { min: 30_000, max: 1_000_000, step: 5_000 } as const;

/** A medical sum and its currency. */
export type MedicalCover = { sum: number; currency: TravelCurrency };

/** The initial cover of a form. S1 §3. */
export const DEFAULT_MEDICAL_COVER: MedicalCover = { sum: 30_000, currency: "USD" };

/** Minimum sums for a Schengen visa: EUR 30 000, and the sum above it in dollars. SPEC-40. */
export const SCHENGEN_LEAST: Readonly<Record<TravelCurrency, number>> = {
  EUR: 30_000,
  USD: 50_000,
};

/** Whether a tariff may offer a sum; which ones it offers, its response to a price request says. S1 §5. */
export function isMedicalSum(sum: number): boolean {
  const { min, max, step } = MEDICAL_SUM_BOUNDS;
  return sum >= min && sum <= max && sum % step === 0;
}

/**
 * Why a cover is not sufficient for a Schengen visa, with the lowest sufficient ones of the offered sums; `undefined`
 * when it is. SPEC-40.
 */
export function schengenCoverProblem({
  countries,
  sum,
  currency,
  offered = MEDICAL_SUMS,
}: MedicalCover & {
  countries: readonly (CoverageFlags & { readonly code2: string })[];
  /** Ascending. */
  offered?: readonly number[] | undefined;
}): { fixes: readonly MedicalCover[] } | undefined {
  if (sum >= SCHENGEN_LEAST[currency] || !includesSchengen(countries)) return undefined;
  const fixes = (["EUR", "USD"] as const).flatMap((one) => {
    const least = offered.find((choice) => choice >= SCHENGEN_LEAST[one]);
    return least === undefined ? [] : [{ sum: least, currency: one }];
  });
  return { fixes };
}
