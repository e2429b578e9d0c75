import { isSoldOnline } from "@sughurta/boxes";
import type { InsuredFamily } from "@sughurta/content";
import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { MOTOR_CATEGORY } from "@sughurta/domain/motor";
import { TRAVEL_BOXES_SHOWN, TRAVEL_CATEGORY } from "../travel/travel-category.ts";

/** Where a category is sold. */
interface CategoryPage {
  readonly href: string;
  /** How many of its products the page offers, the first ones; all where it is left out. */
  readonly productsShown?: number;
}

/** Categories with a landing page of their own. */
const LANDING_PAGES: ReadonlyMap<string, CategoryPage> = new Map([
  [TRAVEL_CATEGORY, { href: "/travel", productsShown: TRAVEL_BOXES_SHOWN }],
  [MOTOR_CATEGORY, { href: "/auto" }],
]);

type OfferedProduct = Pick<BoxProduct, "categories" | "isSale" | "price" | "productCode">;

/**
 * The categories of the catalogue as the home page offers them. A price "from" is the lowest one for which the page of
 * the link sells something online; a category that sells nothing there, or only by calculation, has none.
 */
export function toInsuredFamilies(
  categories: readonly BoxCategory[],
  products: readonly OfferedProduct[],
): readonly InsuredFamily[] {
  return categories.map(({ slug, title }) => {
    const { href, productsShown } = LANDING_PAGES.get(slug) ?? { href: `/boxes/${slug}` };
    const prices = products
      .filter((product) => product.categories.includes(slug))
      .slice(0, productsShown)
      .filter((product) => isSoldOnline(product) && product.price > 0)
      .map(({ price }) => price);
    return {
      family: coverFamily([slug]),
      title,
      href,
      ...(prices.length > 0 ? { priceFrom: Math.min(...prices) } : {}),
    };
  });
}
