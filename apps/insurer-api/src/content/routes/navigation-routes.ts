import {
  businessSlides,
  categories,
  categoryHeaders,
  footers,
  headers,
  slides,
} from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import { type LinkSeed, localise, type SlideSetSeed } from "#src/content/schema/seed-types.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentRoute } from "./content-route.ts";

/** Ids of links start with the number of their list: 11, 12 … in list 1. */
const linkResponses = (list: number, links: readonly LinkSeed[], language: Language) =>
  links.map(({ title, link }, place) => ({
    id: 10 * list + place + 1,
    title: localise(title, language),
    link,
  }));

/** Numbers of the footer lists, after those of the audiences. */
const FOOTER_LISTS = {
  intro: 4,
  company: 5,
  services: 6,
  contacts: 7,
  social: 8,
  apps: 9,
} as const;

async function listSlides(
  db: Database,
  audience: SlideSetSeed["audience"],
  slug: string,
  language: Language,
) {
  const set = await findContentItem(db, "slides", `${audience}/${slug}`);
  return (set?.slides ?? []).map((slide) => ({
    id: slide.id,
    title: localise(slide.title, language),
    description: localise(slide.description, language),
    mainImg: slide.mainImg,
    buttonLink: slide.buttonLink,
    buttonText: localise(slide.buttonText, language),
    buttonAddLink: slide.buttonAddLink ?? "",
    buttonAddText: localise(slide.buttonAddText, language),
  }));
}

/** Audiences, navigation, footer and banners. */
export const navigationRoutes: readonly Route[] = [
  contentRoute(categories, async ({ db, language }) =>
    (await listContent(db, "audience")).map(({ id, key, title }) => ({
      id,
      slug: key,
      title: localise(title, language),
    })),
  ),
  contentRoute(headers, async ({ db, language }) =>
    (await listContent(db, "audience")).map(({ id, items }) => ({
      category: id,
      items: linkResponses(id, items, language),
    })),
  ),
  contentRoute(categoryHeaders, async ({ db, params, language }) => {
    const audience = await findContentItem(db, "audience", params.categoryId);
    return linkResponses(audience?.id ?? 0, audience?.items ?? [], language);
  }),
  contentRoute(footers, async ({ db, language }) => {
    const footer = await findContentItem(db, "footer", "footer");
    const group = (name: keyof typeof FOOTER_LISTS) =>
      linkResponses(FOOTER_LISTS[name], footer?.[name] ?? [], language).map((item, place) => ({
        ...item,
        type: item.link === "" ? "Текст" : "Ссылка",
        pos: place + 1,
      }));
    return {
      intro: group("intro"),
      company: group("company"),
      services: group("services"),
      contacts: group("contacts"),
      social: group("social"),
      apps: group("apps"),
    };
  }),
  contentRoute(
    slides,
    async ({ db, params, language }) => await listSlides(db, "clients", params.slug, language),
  ),
  contentRoute(
    businessSlides,
    async ({ db, params, language }) => await listSlides(db, "business", params.slug, language),
  ),
];
