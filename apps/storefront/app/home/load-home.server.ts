import { type BoxProduct, boxes } from "@sughurta/contracts/box";
import {
  type BlogPost,
  blogPosts,
  type PartnerCard,
  partners,
  type Slide,
  slides,
} from "@sughurta/contracts/content";
import type { Services } from "#server/services.ts";
import { withoutDescriptions } from "../boxes/load-boxes.server.ts";
import { activePosts } from "../content/blog-blocks.server.ts";

const POPULAR_PRODUCTS = 7;
const BLOG_POSTS = 12;
const NOTHING: readonly never[] = [];

/** Home page (S0 §2): every part but the quick actions is left out when it does not come. */
export async function loadHome(services: Services) {
  const { content, config } = services;
  const popular = content.get(boxes, {
    query: { page: 1, page_size: POPULAR_PRODUCTS, popular: 1 },
  });
  const posts = content.get(blogPosts, { query: { page: 1, pageSize: BLOG_POSTS } });
  const [banners, products, partnerCards, blog] = await Promise.all([
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
    slides: banners,
    products,
    partners: partnerCards,
    posts: blog,
    config,
  };
}
