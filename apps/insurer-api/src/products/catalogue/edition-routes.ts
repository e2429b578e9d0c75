import { siteEditions } from "@sughurta/contracts/shop";
import { sql } from "drizzle-orm";
import { contentItem } from "#src/content/schema/content-table.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { priceEdition } from "./price-edition.ts";

/**
 * Identifies all published content: another one after an item was added, changed or removed, in any way. PostgreSQL
 * keeps the transaction that wrote a row, so no text is read.
 */
async function contentEdition(db: Database): Promise<string> {
  const [found] = await db
    .select({
      items: sql<string>`count(*)`,
      written: sql<string>`coalesce(sum(xmin::text::bigint), 0)`,
    })
    .from(contentItem);
  return `${found?.items}-${found?.written}`;
}

/** The editions by which every storefront learns that content or prices have changed. */
export const editionRoutes = (service: Pick<Platform, "config" | "now">): readonly Route[] => [
  route(siteEditions, async ({ db }) =>
    respond(200, {
      content: await contentEdition(db),
      prices: await priceEdition(service, db),
    }),
  ),
];
