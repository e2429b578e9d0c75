import type { InsuredFamily } from "@sughurta/content";
import { type BoxProduct, boxCategories, boxes } from "@sughurta/contracts/box";
import {
  type BlogPost,
  blogPosts,
  type PartnerCard,
  partners,
  type Slide,
  slides,
} from "@sughurta/contracts/content";
import { defaultPlainTrip } from "@sughurta/travel-flow";
import type { Services } from "#server/render/services.ts";
import { withoutDescriptions } from "../boxes/load-boxes.server.ts";
import { activePosts } from "../content/blog-blocks.server.ts";
import { loadFacts } from "../content/load-facts.server.ts";
import { loadStartingPrices, loadTripPrice } from "../prices/page-prices.server.ts";
import { toInsuredFamilies } from "./insured-families.ts";

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
    quote: { trip, price },
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
