import type { PolicyType } from "../payment/operators.ts";

/** Subjects of a cover: every pattern family. */
export const COVER_FAMILIES = ["trip", "car", "home", "family", "health", "mountains"] as const;

/** Subject of a cover; determines pattern and colour of its pictures. */
export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** Families of the content service's product categories; of a product in several, the first counts. */
const FAMILY_BY_CATEGORY: ReadonlyMap<string, CoverFamily> = new Map([
  ["dlya-puteshestvennikov", "trip"],
  ["sci", "car"],
  ["zdorove", "health"],
  ["dom", "home"],
  ["semya", "family"],
  ["sport", "mountains"],
  ["sotrudniki", "health"],
  ["imushchestvo", "home"],
  ["transport", "car"],
  ["otvetstvennost", "family"],
]);

/** Family of a product with these categories; `trip` where none has one. */
export function coverFamily(categories: readonly string[]): CoverFamily {
  const families = categories.map((category) => FAMILY_BY_CATEGORY.get(category));
  return families.find((family) => family !== undefined) ?? "trip";
}

/** Family of a policy in its service's response; without one, only a car is recognised. */
export function policyFamily({
  family,
  policyType,
}: {
  readonly family?: CoverFamily | undefined;
  readonly policyType?: PolicyType | undefined;
}): CoverFamily {
  return family ?? (policyType === "car" ? "car" : "trip");
}
