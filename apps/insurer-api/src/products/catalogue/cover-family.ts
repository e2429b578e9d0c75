import { type CoverFamily, coverFamily } from "@sughurta/domain/box";
import { and, eq, sql } from "drizzle-orm";
import { contentItem } from "#src/content/schema/content-table.ts";
import type { PolicyType } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Cover family of a policy; for a box derived from the categories of its product. */
export async function loadCoverFamily(
  db: Database,
  policyType: PolicyType,
  slug: string | null | undefined,
): Promise<CoverFamily> {
  if (policyType === "travel") return "trip";
  if (policyType === "car") return "car";
  return coverFamily(slug ? await boxCategories(db, slug) : []);
}

/** Reads one field: a whole box has its texts in three languages. */
async function boxCategories(db: Database, slug: string): Promise<readonly string[]> {
  const [box] = await db
    .select({ categories: sql<readonly string[] | null>`${contentItem.data} -> 'categories'` })
    .from(contentItem)
    .where(and(eq(contentItem.kind, "box"), eq(contentItem.slug, slug)));
  return box?.categories ?? [];
}
