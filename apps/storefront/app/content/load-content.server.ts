import { businessBoxCategories, businessBoxes } from "@sughurta/contracts/box";
import { type BlogPost, proofs } from "@sughurta/contracts/content";
import type { FactRowItem } from "@sughurta/ui-kit";
import { data } from "react-router";
import { ContentUnavailableError } from "#server/cache/content-source.ts";
import { memoizeByObject, type Services } from "#server/render/services.ts";
import { listSummary } from "../seo/excerpt.server.ts";

/** Required content of a page: its absence is a 503 page with the support number. */
export async function required<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw data(null, { status: 503 });
    throw error;
  }
}

/** A page of a list; a page number beyond the end is a 404 page. */
export async function requiredPage<T extends { lastPage: number }>(
  page: number,
  content: Promise<T>,
): Promise<T> {
  const list = await required(content);
  if (page > Math.max(1, list.lastPage)) throw data(null, { status: 404 });
  return list;
}

/** Optional content: if it does not exist, a 404 page. */
export async function requiredOr404<T>(content: Promise<T | undefined>): Promise<T> {
  const found = await required(content);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

/** Facts that give reason to trust the insurer; none where it publishes none or they cannot be loaded. */
export function loadFacts(services: Services): Promise<readonly FactRowItem[]> {
  const facts = services.content
    .find(proofs)
    .then((list = []) =>
      list.map(({ id, title, description }) => ({ key: id, title, text: description })),
    );
  return services.optional<readonly FactRowItem[]>(facts, []);
}

/** Business products of a category or all of them (SPEC-5); an unknown category is a 404 page. */
export async function loadBusinessCatalogue({ content }: Services, slug?: string) {
  const query = { page_size: 300, ...(slug ? { category: slug } : {}) };
  const [list, categories] = await Promise.all([
    required(content.get(businessBoxes, { query })),
    required(content.get(businessBoxCategories)),
  ]);
  const category = categories.find((item) => item.slug === slug);
  if (slug !== undefined && !category) throw data(null, { status: 404 });
  return {
    products: list.data.map((product) => ({ ...product, fullDesc: "" })),
    categories,
    currentCategory: slug,
    title: category?.title,
    summary: category && listSummary(category.title, list.data),
  };
}

const NO_BLOCKS = {
  description: "",
  description2: "",
  description3: "",
  description4: "",
  description5: "",
  description6: "",
  description7: "",
  description8: "",
};

/** The non-empty blocks of an article, up to eight, in order (S0 §2). */
export function getBlocks(post: BlogPost): string[] {
  const { description, description2, description3, description4 } = post;
  const { description5, description6, description7, description8 } = post;
  return [
    description,
    description2,
    description3,
    description4,
    description5,
    description6,
    description7,
    description8,
  ].filter((block) => block.trim() !== "");
}

/** A post in the shape of a list. */
export function withoutBlocks(post: BlogPost): BlogPost {
  return { ...post, ...NO_BLOCKS };
}

/** The published posts in the shape of a list. */
export const activePosts = memoizeByObject((posts: readonly BlogPost[]): readonly BlogPost[] =>
  posts.filter(({ active }) => active).map(withoutBlocks),
);
