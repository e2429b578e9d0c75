import { type CoverFamily, coverFamily } from "@sughurta/domain/box";
import { and, eq, inArray, sql } from "drizzle-orm";
import { contentItem } from "#src/content/schema/content-table.ts";
import type { PolicyType } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** What the cover family of a policy depends on. */
interface SoldAs {
  readonly policyType: PolicyType;
  readonly slug: string | null | undefined;
}

/** Cover family of a policy; for a box derived from the categories of its product. */
export async function loadCoverFamily(
  db: Database,
  policyType: PolicyType,
  slug: string | null | undefined,
): Promise<CoverFamily> {
  const [family] = await listCoverFamilies(db, [{ policyType, slug }]);
  return family ?? coverFamily([]);
}

/** Cover families of policies, in their order. */
export async function listCoverFamilies(
  db: Database,
  policies: readonly SoldAs[],
): Promise<readonly CoverFamily[]> {
  const boxes = policies.filter(({ policyType }) => policyType === "box");
  const categories = await boxCategories(db, [...new Set(boxes.map(({ slug }) => slug ?? ""))]);
  return policies.map(({ policyType, slug }) => {
    if (policyType === "travel") return "trip";
    if (policyType === "car") return "car";
    return coverFamily(categories.get(slug ?? "") ?? []);
  });
}

/** Reads one field: a whole box has its texts in three languages. */
async function boxCategories(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({
      slug: contentItem.slug,
      categories: sql<readonly string[] | null>`${contentItem.data} -> 'categories'`,
    })
    .from(contentItem)
    .where(and(eq(contentItem.kind, "box"), inArray(contentItem.slug, [...slugs])));
  return new Map(rows.map(({ slug, categories }) => [slug, categories ?? []]));
}
