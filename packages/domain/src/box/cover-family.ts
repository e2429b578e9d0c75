import type { PolicyType } from "../payment/operators.ts";
import type { CoverFamily } from "./cover-families.ts";

/** Families of the categories that a content service gives products; of a product in several, the first counts. */
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

/** What a product with these categories is about; `trip` where none of them says. */
export function coverFamily(categories: readonly string[]): CoverFamily {
  const families = categories.map((category) => FAMILY_BY_CATEGORY.get(category));
  return families.find((family) => family !== undefined) ?? "trip";
}

/** What a policy is about, as its service tells it; a service that does not knows at least a car. */
export function policyFamily({
  family,
  policyType,
}: {
  readonly family?: CoverFamily | undefined;
  readonly policyType?: PolicyType | undefined;
}): CoverFamily {
  return family ?? (policyType === "car" ? "car" : "trip");
}
