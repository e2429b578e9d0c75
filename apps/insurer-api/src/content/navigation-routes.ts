import {
  businessSlides,
  categories,
  categoryHeaders,
  footers,
  headers,
  slides,
} from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import type { Database } from "#src/platform/database/sql.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentItemOf, contentOf } from "./content-items.ts";
import { contentRoute } from "./content-route.ts";
import { localise } from "./localise.ts";
import type { FooterItemSeed, HeaderItemSeed, SlideSetSeed } from "./seed-types.ts";

const headerAnswer = ({ id, title, link }: HeaderItemSeed, language: Language) => ({
  id,
  title: localise(title, language),
  link,
});

const footerGroup = (items: readonly FooterItemSeed[] | undefined, language: Language) =>
  (items ?? [])
    .toSorted((a, b) => a.pos - b.pos)
    .map(({ id, title, link, type, pos }) => ({
      id,
      title: localise(title, language),
      link,
      type,
      pos,
    }));

async function slidesOf(
  db: Database,
  audience: SlideSetSeed["audience"],
  slug: string,
  language: Language,
) {
  const set = await contentItemOf(db, "slides", `${audience}/${slug}`);
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
    (await contentOf(db, "audience")).map(({ id, key, title }) => ({
      id,
      slug: key,
      title: localise(title, language),
    })),
  ),
  contentRoute(headers, async ({ db, language }) => {
    const items = await contentOf(db, "header");
    const audiences = await contentOf(db, "audience");
    return audiences.map(({ id }) => ({
      category: id,
      items: items
        .filter(({ categoryId }) => categoryId === id)
        .map((item) => headerAnswer(item, language)),
    }));
  }),
  contentRoute(categoryHeaders, async ({ db, params, language }) =>
    (await contentOf(db, "header"))
      .filter(({ categoryId }) => String(categoryId) === params.categoryId)
      .map((item) => headerAnswer(item, language)),
  ),
  contentRoute(footers, async ({ db, language }) => {
    const footer = await contentItemOf(db, "footer", "footer");
    return {
      intro: footerGroup(footer?.intro, language),
      company: footerGroup(footer?.company, language),
      services: footerGroup(footer?.services, language),
      contacts: footerGroup(footer?.contacts, language),
      social: footerGroup(footer?.social, language),
      apps: footerGroup(footer?.apps, language),
    };
  }),
  contentRoute(
    slides,
    async ({ db, params, language }) => await slidesOf(db, "clients", params.slug, language),
  ),
  contentRoute(
    businessSlides,
    async ({ db, params, language }) => await slidesOf(db, "business", params.slug, language),
  ),
];
