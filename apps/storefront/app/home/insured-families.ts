import type { InsuredFamily } from "@sughurta/content";
import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { MOTOR_CATEGORY } from "../boxes/product-path.ts";
import { TRAVEL_CATEGORY } from "../travel/travel-category.ts";

/** Categories with a landing page of their own. */
const LANDING_PAGES: ReadonlyMap<string, string> = new Map([
  [TRAVEL_CATEGORY, "/travel"],
  [MOTOR_CATEGORY, "/auto"],
]);

/** The categories of the catalogue as the home page offers them, each with the least of its prices. */
export function toInsuredFamilies(
  categories: readonly BoxCategory[],
  products: readonly Pick<BoxProduct, "categories" | "price">[],
): readonly InsuredFamily[] {
  return categories.map(({ slug, title }) => {
    const prices = products
      .filter((product) => product.price > 0 && product.categories.includes(slug))
      .map(({ price }) => price);
    return {
      family: coverFamily([slug]),
      title,
      href: LANDING_PAGES.get(slug) ?? `/boxes/${slug}`,
      ...(prices.length > 0 ? { priceFrom: Math.min(...prices) } : {}),
    };
  });
}
