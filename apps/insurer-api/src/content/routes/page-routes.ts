import { documents, leaders, offices, politics, proofs, rules } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { contentItemOf, contentOf } from "#src/content/schema/content-table.ts";
import { localise } from "#src/content/schema/seed-types.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentRoute } from "./content-route.ts";

async function textPage(db: Database, slug: "rules" | "politics", language: Language) {
  const page = await contentItemOf(db, "page", slug);
  if (!page) throw notFound();
  return { title: localise(page.title, language), desc: localise(page.desc, language) };
}

/** Documents that we generate are written in the language of the reader. */
function documentLink(link: string, language: Language): string {
  return link.startsWith("/files/") && link.endsWith(".pdf") ? `${link}?lang=${language}` : link;
}

/** Offices, documents, leaders, facts about the insurer and the two text pages. */
export const pageRoutes: readonly Route[] = [
  contentRoute(offices, async ({ db, language }) =>
    (await contentOf(db, "office")).map((office) => ({
      id: office.id,
      title: localise(office.title, language),
      address: localise(office.address, language),
      coords: office.coords,
      phone: office.phone,
      hours: localise(office.hours, language),
    })),
  ),
  contentRoute(documents, async ({ db, language }) =>
    (await contentOf(db, "document")).map((item) => ({
      id: item.id,
      filetype: item.filetype,
      title: localise(item.title, language),
      description: localise(item.description, language),
      link: documentLink(item.link, language),
    })),
  ),
  contentRoute(leaders, async ({ db }) =>
    (await contentOf(db, "leader")).map(({ id, photo, name, post }) => ({
      id,
      photo,
      nameRu: localise(name, "ru"),
      nameTj: localise(name, "tg"),
      nameEn: localise(name, "en"),
      postRu: localise(post, "ru"),
      postTj: localise(post, "tg"),
      postEn: localise(post, "en"),
    })),
  ),
  contentRoute(proofs, async ({ db, language }) =>
    (await contentOf(db, "proof")).map(({ id, title, description }) => ({
      id,
      title: localise(title, language),
      description: localise(description, language),
    })),
  ),
  contentRoute(rules, async ({ db, language }) => await textPage(db, "rules", language)),
  contentRoute(politics, async ({ db, language }) => await textPage(db, "politics", language)),
];
