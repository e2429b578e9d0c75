import type { MetaDescriptor } from "react-router";
import { type MetaInput, pageMeta, sharePath } from "../seo/page-meta.ts";
import { breadcrumbs, insuranceService } from "../seo/structured-data.ts";

/** Metadata of the travel landing. */
export function travelMeta(input: MetaInput): MetaDescriptor[] {
  return pageMeta(input, (t, { config }) => {
    const [title, description] = [t("title.travel"), t("description.travel")];
    const here = { name: title, path: "/travel" };
    const home = { name: t("title.crumbHome"), path: "/" };
    return {
      title,
      description,
      share: sharePath("page", "travel"),
      structuredData: [
        breadcrumbs(config.publicUrl, [home, here]),
        insuranceService(config, { ...here, description }),
      ],
    };
  });
}

/** Metadata of an order page: its title, and `noindex`. */
export function travelOrderMeta(input: MetaInput): MetaDescriptor[] {
  return pageMeta(input, (t) => ({
    title: t("title.travelOrder"),
    share: sharePath("page", "travel"),
    noIndex: true,
  }));
}
