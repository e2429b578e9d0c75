import { type CoverFamily, coverFamily } from "@sughurta/domain/box";
import { contentItemOf } from "#src/content/schema/content-table.ts";
import type { PolicyType } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Cover family of a policy; for a box derived from the categories of its product. */
export async function coverFamilyOf(
  db: Database,
  policyType: PolicyType,
  slug: string | null | undefined,
): Promise<CoverFamily> {
  if (policyType === "travel") return "trip";
  if (policyType === "car") return "car";
  const box = slug ? await contentItemOf(db, "box", slug) : undefined;
  return coverFamily(box?.categories ?? []);
}
