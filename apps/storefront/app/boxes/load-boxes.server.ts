import { boxHref } from "@sughurta/boxes";
import {
  type BoxCategory,
  type BoxProduct,
  box,
  boxCategories,
  boxes,
} from "@sughurta/contracts/box";
import { type Slide, slides } from "@sughurta/contracts/content";
import type { SanitizedHtml } from "@sughurta/ui-kit";
import { redirect } from "react-router";
import { memoizeByObject, type PublicConfig, type Services } from "#server/render/services.ts";
import { required, requiredOr404 } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { listSummary } from "../seo/excerpt.server.ts";

const CATALOGUE_PAGE_SIZE = 300;
const BANNER_SLUG = "boxes";
const NO_BANNERS: readonly never[] = [];

/** Data of the catalogue (S0 §2). */
export interface CatalogueData {
  kind: "catalogue";
  boxes: readonly BoxProduct[];
  categories: readonly BoxCategory[];
  category: BoxCategory | undefined;
  /** Banners of the catalogue; none where they cannot be loaded. */
  slides: readonly Slide[];
  /** Contents of a category, for search engines. */
  summary: string | undefined;
  config: PublicConfig;
}

/** Data of the page of one box. */
export interface ProductData {
  kind: "product";
  product: BoxProduct;
  description: SanitizedHtml;
  config: PublicConfig;
}

/** Boxes in the shape of a list. */
export const withoutDescriptions = memoizeByObject(
  (list: readonly BoxProduct[]): readonly BoxProduct[] =>
    list.map((product) => ({ ...product, fullDesc: "" })),
);

/** Boxes of a category or all of them, without full descriptions. */
export async function loadCatalogue(
  services: Services,
  category?: BoxCategory,
): Promise<CatalogueData> {
  const { content, config } = services;
  const query = {
    page_size: CATALOGUE_PAGE_SIZE,
    ...(category ? { category: category.slug } : {}),
  };
  const [list, categories, banners] = await Promise.all([
    required(content.get(boxes, { query })),
    required(content.get(boxCategories)),
    services.optional<readonly Slide[]>(
      content.get(slides, { params: { slug: BANNER_SLUG } }),
      NO_BANNERS,
    ),
  ]);
  const summary = category && listSummary(category.title, list.data);
  return {
    kind: "catalogue",
    boxes: withoutDescriptions(list.data),
    categories,
    category,
    slides: banners,
    summary,
    config,
  };
}

/** A category first, a product otherwise (SPEC-4). */
export async function loadCategoryOrProduct(
  services: Services,
  slug: string,
): Promise<CatalogueData | ProductData> {
  const categories = await required(services.content.get(boxCategories));
  const category = categories.find((item) => item.slug === slug);
  if (category) return loadCatalogue(services, category);
  const product = await loadProduct(services, slug);
  const href = boxHref(product);
  // Car insurance has one page for each product, that of the motor catalogue.
  if (!href.startsWith("/boxes/")) throw redirect(href);
  const description = sanitised(product.fullDesc);
  return {
    kind: "product",
    product: { ...product, fullDesc: "" },
    description,
    config: services.config,
  };
}

/** One box by slug; the API returns a list, of which the first item counts (S2 §7). */
export async function loadProduct({ content }: Services, slug: string): Promise<BoxProduct> {
  const found = content.find(box, { params: { slug } }).then((list) => list?.[0]);
  return requiredOr404(found);
}
