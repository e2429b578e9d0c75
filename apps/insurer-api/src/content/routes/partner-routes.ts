import { partner, partnerCategories, partners } from "@sughurta/contracts/content";
import { contentOf } from "#src/content/schema/content-table.ts";
import { localise, type PartnerSeed } from "#src/content/schema/seed-types.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentRoute } from "./content-route.ts";

const cardResponse = ({ id, name, img }: PartnerSeed) => ({ id, name, img });

/** Partners; categories marked `seo` are hidden in lists, but their partners remain reachable. */
export const partnerRoutes: readonly Route[] = [
  contentRoute(partnerCategories, async ({ db, language }) =>
    (await contentOf(db, "partnerCategory"))
      .filter(({ seo }) => !seo)
      .map((category) => ({
        key: category.key,
        title: localise(category.title, language),
        seo: 0,
        partners: category.partners.map(cardResponse),
      })),
  ),
  contentRoute(partners, async ({ db }) => {
    const listed = (await contentOf(db, "partnerCategory")).filter(({ seo }) => !seo);
    const byId = new Map(listed.flatMap((category) => category.partners).map((it) => [it.id, it]));
    return [...byId.values()].map(cardResponse);
  }),
  contentRoute(partner, async ({ db, params, language }) => {
    const found = (await contentOf(db, "partnerCategory"))
      .flatMap((category) => category.partners)
      .find(({ id }) => String(id) === params.id);
    if (!found) throw notFound();
    return {
      id: found.id,
      img: found.img,
      title: localise(found.title, language),
      description: localise(found.description, language),
      link: found.link,
    };
  }),
];
