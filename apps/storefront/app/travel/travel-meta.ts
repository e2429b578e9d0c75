import type { MetaDescriptor } from "react-router";
import { type MetaInput, pageMeta } from "../seo/page-meta.ts";
import { breadcrumbs, insuranceService } from "../seo/structured-data.ts";
import type { loadTravel } from "./load-travel.server.ts";

/** What the travel landing says about itself. */
export function travelMeta(
  input: MetaInput,
  data: Awaited<ReturnType<typeof loadTravel>> | undefined,
): MetaDescriptor[] {
  return pageMeta(input, (t, { config }) => {
    const [title, description] = [t("title.travel"), t("description.travel")];
    const here = { name: title, path: "/travel" };
    const home = { name: t("title.crumbHome"), path: "/" };
    return {
      title,
      description,
      image: data?.banner?.mainImg || undefined,
      structuredData: [
        breadcrumbs(config.publicUrl, [home, here]),
        insuranceService(config, { ...here, description }),
      ],
    };
  });
}

/** What an order page says: its title, and that it is no page to find. */
export function travelOrderMeta(input: MetaInput): MetaDescriptor[] {
  return pageMeta(input, (t) => ({ title: t("title.travelOrder"), noIndex: true }));
}
