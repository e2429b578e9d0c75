import { isSoldOnline } from "@sughurta/boxes";
import type { InsuredFamily } from "@sughurta/content";
import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import type { StartingPrices } from "@sughurta/contracts/shop";
import { coverFamily } from "@sughurta/domain/box";
import { MOTOR_CATEGORY } from "@sughurta/domain/motor";
import { TRAVEL_BOXES_SHOWN, TRAVEL_CATEGORY } from "../travel/travel-category.ts";

/** Page on which a category is sold. */
interface CategoryPage {
  readonly href: string;
  /** Number of its products that the page offers, from the first; all when omitted. */
  readonly productsShown?: number;
  /** The calculated product that the page sells first. */
  readonly calculated?: Exclude<keyof StartingPrices, "edition">;
}

/** Categories with a landing page of their own. */
const LANDING_PAGES: ReadonlyMap<string, CategoryPage> = new Map<string, CategoryPage>([
  [TRAVEL_CATEGORY, { href: "/travel", productsShown: TRAVEL_BOXES_SHOWN, calculated: "travel" }],
  [MOTOR_CATEGORY, { href: "/auto", calculated: "liability" }],
]);

type OfferedProduct = Pick<BoxProduct, "categories" | "isSale" | "price" | "productCode">;

/**
 * The categories of the catalogue as the home page offers them. A price "from" is the lowest price of what the linked
 * page sells online: its calculated product, by the service's tariffs, and its products with one price. A category
 * without either has none.
 */
export function toInsuredFamilies(
  categories: readonly BoxCategory[],
  products: readonly OfferedProduct[],
  calculatedPrices: Partial<StartingPrices>,
): readonly InsuredFamily[] {
  return categories.map(({ slug, title }) => {
    const page: CategoryPage = LANDING_PAGES.get(slug) ?? { href: `/boxes/${slug}` };
    const ofProducts = lowestPriceIn(slug, products, page.productsShown);
    const calculated = page.calculated && calculatedPrices[page.calculated];
    // While the service does not respond, the price of a product may not be the lowest.
    const isKnown = page.calculated === undefined || calculatedPrices.edition !== undefined;
    const prices = [ofProducts, calculated].filter((price) => price !== undefined);
    return {
      family: coverFamily([slug]),
      title,
      href: page.href,
      ...(isKnown && prices.length > 0 ? { priceFrom: Math.min(...prices) } : {}),
    };
  });
}

/** The lowest price among the first products of a category that are sold online; `undefined` where none is. */
export function lowestPriceIn(
  category: string,
  products: readonly OfferedProduct[],
  shown?: number,
): number | undefined {
  const prices = products
    .filter(({ categories }) => categories.includes(category))
    .slice(0, shown)
    .filter((product) => isSoldOnline(product) && product.price > 0)
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
