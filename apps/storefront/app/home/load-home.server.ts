import { isSoldOnline } from "@sughurta/boxes";
import type { InsuredFamily } from "@sughurta/content";
import { type BoxCategory, type BoxProduct, boxCategories, boxes } from "@sughurta/contracts/box";
import {
  type BlogPost,
  blogPosts,
  type PartnerCard,
  partners,
  type Slide,
  slides,
} from "@sughurta/contracts/content";
import type { StartingPrices } from "@sughurta/contracts/shop";
import { coverFamily } from "@sughurta/domain/box";
import { MOTOR_CATEGORY } from "@sughurta/domain/motor";
import { defaultPlainTrip } from "@sughurta/travel-flow";
import type { Services } from "#server/render/services.ts";
import { withoutDescriptions } from "../boxes/load-boxes.server.ts";
import { activePosts, loadFacts } from "../content/load-content.server.ts";
import { loadStartingPrices, loadTripPrice } from "../prices/page-prices.server.ts";
import { TRAVEL_BOXES_SHOWN, TRAVEL_CATEGORY } from "../travel/travel-category.ts";

/** Page on which a category is sold. */
interface CategoryPage {
  readonly href: string;
  /** Number of its products that the page offers, from the first; all when omitted. */
  readonly productsShown?: number;
  /** The calculated product that the page sells first. */
  readonly calculated?: Exclude<keyof StartingPrices, "edition" | "medicalSums" | "ageGroups">;
}

/** Categories with a landing page of their own. */
const LANDING_PAGES: ReadonlyMap<string, CategoryPage> = new Map<string, CategoryPage>([
  [TRAVEL_CATEGORY, { href: "/travel", productsShown: TRAVEL_BOXES_SHOWN, calculated: "travel" }],
  [MOTOR_CATEGORY, { href: "/auto", calculated: "liability" }],
]);

type OfferedProduct = Pick<BoxProduct, "categories" | "isSale" | "price" | "productCode">;

const POPULAR_PRODUCTS = 7;

/** All of them: the least expensive of each category counts. */
const ALL_PRODUCTS = 300;

/** Articles of the carousel (S0 §2); the blog asks for as many, so one response of the content service serves both. */
const BLOG_POSTS = 12;

const NOTHING: readonly never[] = [];

/** Home page (S0 §2): every part except the quick actions is omitted when it cannot be loaded. */
export async function loadHome(services: Services) {
  const { content, config, today } = services;
  const trip = defaultPlainTrip(today);
  const popular = content.get(boxes, {
    query: { page: 1, page_size: POPULAR_PRODUCTS, popular: 1 },
  });
  const posts = content.get(blogPosts, { query: { page: 1, pageSize: BLOG_POSTS } });
  const all = content.get(boxes, { query: { page_size: ALL_PRODUCTS } });
  const categories = content.get(boxCategories);
  const calculated = loadStartingPrices(services);
  const families = Promise.all([categories, all, calculated]).then(([list, { data }, prices]) =>
    toInsuredFamilies(list, data, prices),
  );
  const [price, prices, insured, facts, banners, products, partnerCards, blog] = await Promise.all([
    loadTripPrice(services, trip),
    calculated,
    services.optional<readonly InsuredFamily[]>(families, NOTHING),
    loadFacts(services),
    services.optional<readonly Slide[]>(
      content.get(slides, { params: { slug: "glavnaya" } }),
      NOTHING,
    ),
    services.optional<readonly BoxProduct[]>(
      popular.then(({ data }) => withoutDescriptions(data)),
      NOTHING,
    ),
    services.optional<readonly PartnerCard[]>(content.get(partners), NOTHING),
    services.optional<readonly BlogPost[]>(
      posts.then(({ data }) => activePosts(data)),
      NOTHING,
    ),
  ]);
  return {
    today,
    quote: { trip, ...price },
    carPrice: prices.liability,
    families: insured,
    facts,
    slides: banners,
    products,
    partners: partnerCards,
    posts: blog,
    config,
  };
}

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
