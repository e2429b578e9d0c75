import { isSoldOnline } from "@sughurta/boxes";
import type { InsuredFamily } from "@sughurta/content";
import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { MOTOR_CATEGORY } from "@sughurta/domain/motor";
import { TRAVEL_BOXES_SHOWN, TRAVEL_CATEGORY } from "../travel/travel-category.ts";

/** Page on which a category is sold. */
interface CategoryPage {
  readonly href: string;
  /** Number of its products that the page offers, from the first; all when omitted. */
  readonly productsShown?: number;
}

/** Categories with a landing page of their own. */
const LANDING_PAGES: ReadonlyMap<string, CategoryPage> = new Map([
  [TRAVEL_CATEGORY, { href: "/travel", productsShown: TRAVEL_BOXES_SHOWN }],
  [MOTOR_CATEGORY, { href: "/auto" }],
]);

type OfferedProduct = Pick<BoxProduct, "categories" | "isSale" | "price" | "productCode">;

/**
 * The categories of the catalogue as the home page offers them. A price "from" is the lowest price of a product sold
 * online on the linked page; a category without such a product, or with calculated prices only, has none.
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
