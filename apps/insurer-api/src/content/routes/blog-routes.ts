import { blogArticle, blogPosts } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { contentItemOf, contentOf } from "#src/content/schema/content-table.ts";
import { type BlogPostSeed, localise } from "#src/content/schema/seed-types.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentRoute, pageOf } from "./content-route.ts";

function postResponse(post: BlogPostSeed, language: Language) {
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
    active: post.unlisted ? 0 : 1,
    categories: post.categories.map((catId) => ({ catId })),
  };
}

/** Articles of a category by its number or its slug; all articles if no category is given. */
async function postsOf(
  db: Database,
  category: string | number | undefined,
): Promise<BlogPostSeed[]> {
  const posts = (await contentOf(db, "blogPost")).filter(({ unlisted }) => !unlisted);
  if (category === undefined || category === "") return posts;
  const known = (await contentOf(db, "blogCategory")).find(
    ({ catId, slug }) => slug === category || catId === Number(category),
  );
  return posts.filter(({ categories }) => known && categories.includes(known.catId));
}

/** Blog routes; an unlisted article is reachable by address (SPEC-17). */
export const blogRoutes: readonly Route[] = [
  contentRoute(blogPosts, async ({ db, query, language }) => {
    const posts = (await postsOf(db, query.category)).sort(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
    );
    const { data, lastPage } = pageOf(posts, query.page, query.pageSize);
    return { data: data.map((post) => postResponse(post, language)), lastPage };
  }),
  contentRoute(blogArticle, async ({ db, params, language }) => {
    const post = await contentItemOf(db, "blogPost", params.slug);
    if (!post) throw notFound();
    return postResponse(post, language);
  }),
];
