import { siteEditions } from "@sughurta/contracts/shop";
import { contentEdition } from "#src/content/versions/content-edition.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { priceEdition } from "./price-edition.ts";

/** The editions by which every storefront learns that content or prices have changed. */
export const editionRoutes = (service: Pick<Platform, "config" | "now">): readonly Route[] => [
  route(siteEditions, async ({ db }) =>
    respond(200, {
      content: await contentEdition(db),
      prices: await priceEdition(service, db),
    }),
  ),
];
