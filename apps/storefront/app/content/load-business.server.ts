import { businessBoxCategories, businessBoxes } from "@sughurta/contracts/box";
import { data } from "react-router";
import type { Services } from "#server/render/services.ts";
import { listSummary } from "../seo/excerpt.server.ts";
import { required } from "./required.server.ts";

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
