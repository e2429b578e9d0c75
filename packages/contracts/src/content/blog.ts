import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { contentText, flag, id, isoDate, pageNumber, pageSize } from "../core/fields.ts";

export const blogPost = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subTitle: contentText,
  mainImg: contentText,
  createdAt: isoDate,
  /** HTML blocks, not yet sanitised. */
  description: contentText,
  description2: contentText,
  description3: contentText,
  description4: contentText,
  description5: contentText,
  description6: contentText,
  description7: contentText,
  description8: contentText,
  /** Comma-separated. */
  tags: contentText,
  active: flag,
  categories: z.array(z.object({ catId: id })),
});
export type BlogPost = z.output<typeof blogPost>;

const postExample = {
  id: 1,
  slug: "chto-delat-posle-dtp",
  title: "Что делать после ДТП",
  subTitle: "Семь шагов",
  mainImg: "/files/blog-accident.svg",
  createdAt: "2026-03-02",
  description: "<p>Остановитесь и включите аварийный сигнал.</p>",
  tags: "авто, ДТП",
  active: 1,
  categories: [{ catId: 2 }],
};

export const blogPosts = defineContract({
  name: "blogPosts",
  summary: "Blog posts, newest first",
  source: "S0 §7",
  method: "GET",
  path: "/api/blog_cat",
  auth: "site",
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(12),
    category: z.optional(z.union([z.string(), z.number()])),
  }),
  responses: { 200: z.object({ data: z.array(blogPost), lastPage: z.number() }) },
  examples: {
    query: { page: 1, pageSize: 12 },
    responses: { 200: { data: [postExample], lastPage: 2 } },
  },
});

export const blogArticle = defineContract({
  name: "blogArticle",
  summary: "One blog post",
  source: "S0 §7",
  method: "GET",
  path: "/api/blogs/{slug}",
  auth: "site",
  responses: { 200: blogPost, 404: failure },
  examples: {
    responses: {
      200: postExample,
      404: { message: "Статья не найдена", code: "notFound" },
    },
  },
});
