import { sql } from "drizzle-orm";
import { contentItem } from "#src/content/schema/content-table.ts";
import type { Database } from "#src/platform/database/sql.ts";

/**
 * Identifies all published content: another one after an item was added, changed or removed, in any way. PostgreSQL
 * keeps the transaction that wrote a row, so no text is read.
 */
export async function contentEdition(db: Database): Promise<string> {
  const [found] = await db
    .select({
      items: sql<string>`count(*)`,
      written: sql<string>`coalesce(sum(xmin::text::bigint), 0)`,
    })
    .from(contentItem);
  return `${found?.items}-${found?.written}`;
}
