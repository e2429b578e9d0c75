import { boxHref } from "@sughurta/boxes";
import type { MetaDescriptor } from "react-router";
import { type MetaInput, pageMeta, sharePath } from "../seo/page-meta.ts";
import { breadcrumbs, product as productStatement } from "../seo/structured-data.ts";
import type { CatalogueData, ProductData } from "./load-boxes.server.ts";

/** Search data of the catalogue, a category or a product. */
export function boxMeta(
  input: MetaInput,
  data: CatalogueData | ProductData | undefined,
): MetaDescriptor[] {
  if (!data) return [];
  return pageMeta(input, (t, { config }) => {
    const { publicUrl } = config;
    const home = { name: t("title.crumbHome"), path: "/" };
    const all = { name: t("title.boxes"), path: "/boxes" };
    if (data.kind === "catalogue") {
      const title = data.category?.title ?? t("title.boxes");
      const own = data.category ? [{ name: title, path: `/boxes/${data.category.slug}` }] : [];
      return {
        title,
        description: data.summary ?? t("description.boxes"),
        share: sharePath("page", "boxes"),
        structuredData: [breadcrumbs(publicUrl, [home, all, ...own])],
      };
    }
    const { title, shortDesc, mainImg, productCode, price, isSale } = data.product;
    const path = boxHref(data.product);
    const offered = { title, description: shortDesc, path, image: mainImg, productCode, price };
    return {
      title,
      description: shortDesc,
      path,
      share: sharePath("boxes", data.product.slug),
      structuredData: [
        breadcrumbs(publicUrl, [home, all, { name: title, path }]),
        ...(price > 0 ? [productStatement(config, { ...offered, onSale: isSale })] : []),
      ],
    };
  });
}
