import { blogArticle, blogPosts } from "@sughurta/contracts";
import type { Language } from "@sughurta/domain";
import { blogCategories } from "#demo/content/index.ts";
import { notFound } from "#src/http/failure-error.ts";
import type { Route } from "#src/http/route.ts";
import { contentItemOf, contentOf } from "./content-items.ts";
import { contentRoute } from "./content-route.ts";
import { localise } from "./localise.ts";
import { pageOf } from "./page-of.ts";
import type { BlogPostSeed } from "./seed-types.ts";

function postAnswer(post: BlogPostSeed, language: Language) {
  const block = (index: number) => localise(post.descriptions[index], language);
  return {
    id: post.id,
    slug: post.slug,
    title: localise(post.title, language),
    subTitle: localise(post.subTitle, language),
    mainImg: post.mainImg,
    createdAt: post.createdAt,
    description: block(0),
    description2: block(1),
    description3: block(2),
    description4: block(3),
    description5: block(4),
    description6: block(5),
    description7: block(6),
    description8: block(7),
    tags: localise(post.tags, language),
    active: post.active ? 1 : 0,
    categories: post.categories.map((catId) => ({ catId })),
  };
}

/** A category by its number or its slug. */
function categoryId(name: string | number): number | undefined {
  const known = blogCategories.find(({ catId, slug }) => slug === name || catId === Number(name));
  return known?.catId;
}

function isWanted(post: BlogPostSeed, category: string | number | undefined): boolean {
  if (!post.active) return false;
  if (category === undefined || category === "") return true;
  const id = categoryId(category);
  return id !== undefined && post.categories.includes(id);
}

/** The blog; an inactive article is unlisted but can be reached (decision 17). */
export const blogRoutes: readonly Route[] = [
  contentRoute(blogPosts, async ({ db, query, language }) => {
    const posts = (await contentOf(db, "blogPost"))
      .filter((post) => isWanted(post, query.category))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    const { data, lastPage } = pageOf(posts, query.page, query.pageSize);
    return { data: data.map((post) => postAnswer(post, language)), lastPage };
  }),
  contentRoute(blogArticle, async ({ db, params, language }) => {
    const post = await contentItemOf(db, "blogPost", params.slug);
    if (!post) throw notFound();
    return postAnswer(post, language);
  }),
];
