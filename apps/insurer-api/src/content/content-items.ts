import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import type { ContentKind, ContentKinds } from "./content-schemas.ts";
import { contentItem } from "./content-table.ts";

/** Items of a kind in display order. */
export async function contentOf<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
): Promise<ContentKinds[Kind][]> {
  const rows = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(eq(contentItem.kind, kind))
    .orderBy(asc(contentItem.position));
  // Seed, import and desk validate these rows by the schema of their kind.
  return rows.map((row) => row.data as ContentKinds[Kind]);
}

/** One item by its slug. */
export async function contentItemOf<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  slug: string,
): Promise<ContentKinds[Kind] | undefined> {
  const [row] = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.kind, kind), eq(contentItem.slug, slug)));
  return row?.data as ContentKinds[Kind] | undefined;
}
