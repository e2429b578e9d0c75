import { blogPosts, boxes, partners, slides } from "@sughurta/contracts";
import type { Services } from "#server/services.ts";
import { withoutBlocks } from "../content/blog-blocks.server.ts";

const POPULAR_PRODUCTS = 7;
const BLOG_POSTS = 12;

/** Home page (S0 §2): every part but the quick actions is left out when it does not come. */
export async function loadHome(services: Services) {
  const { content, config } = services;
  const popular = content.get(boxes, {
    query: { page: 1, page_size: POPULAR_PRODUCTS, popular: 1 },
  });
  const posts = content.get(blogPosts, { query: { page: 1, pageSize: BLOG_POSTS } });
  const [banners, products, partnerCards, blog] = await Promise.all([
    services.optional(content.get(slides, { params: { slug: "glavnaya" } }), []),
    services.optional(
      popular.then(({ data }) => data.map((product) => ({ ...product, fullDesc: "" }))),
      [],
    ),
    services.optional(content.get(partners), []),
    services.optional(
      posts.then(({ data }) => data.filter(({ active }) => active).map(withoutBlocks)),
      [],
    ),
  ]);
  return { slides: banners, products, partners: partnerCards, posts: blog, config };
}
