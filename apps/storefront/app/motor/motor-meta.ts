import type { MetaDescriptor } from "react-router";
import { type MetaInput, pageMeta, sharePath } from "../seo/page-meta.ts";
import {
  breadcrumbs,
  insuranceService,
  product as productStatement,
} from "../seo/structured-data.ts";
import type { loadMotorProduct } from "./load-motor.server.ts";

/** Metadata of the catalogue of car insurance and the pages of its programmes. */
export function motorMeta(
  input: MetaInput,
  page: "auto" | "autohome" | "autonew",
): MetaDescriptor[] {
  return pageMeta(input, (t, { config }) => {
    const [title, description] = [t(`title.${page}`), t(`description.${page}`)];
    const here = { name: title, path: `/${page}` };
    const home = { name: t("title.crumbHome"), path: "/" };
    return {
      title,
      description,
      share: sharePath("page", "auto"),
      structuredData: [
        breadcrumbs(config.publicUrl, [home, here]),
        insuranceService(config, { ...here, description }),
      ],
    };
  });
}

/** Metadata of the page of one car product; its only address is that of its slug. */
export function motorProductMeta(
  input: MetaInput,
  data: Awaited<ReturnType<typeof loadMotorProduct>> | undefined,
): MetaDescriptor[] {
  if (!data) return [];
  const { title, shortDesc, slug, mainImg, productCode, price, isSale } = data.product;
  const path = `/auto/${encodeURIComponent(slug)}`;
  return pageMeta(input, (t, { config }) => {
    const home = { name: t("title.crumbHome"), path: "/" };
    const all = { name: t("title.auto"), path: "/auto" };
    const offered = { title, description: shortDesc, path, image: mainImg, productCode, price };
    return {
      title,
      description: shortDesc,
      path,
      share: sharePath("auto", slug),
      structuredData: [
        breadcrumbs(config.publicUrl, [home, all, { name: title, path }]),
        ...(price > 0 ? [productStatement(config, { ...offered, onSale: isSale })] : []),
      ],
    };
  });
}

/** Metadata of an order page: the product, and `noindex`. */
export function motorOrderMeta(input: MetaInput, title: string | undefined): MetaDescriptor[] {
  return pageMeta(input, (t) => ({
    title: title ? t("title.order", { title }) : t("title.motorOrder"),
    share: sharePath("page", "auto"),
    noIndex: true,
  }));
}
