import { lte } from "drizzle-orm";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Deletes the use of expired windows. */
export async function sweepQuotas({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  await sweepRows(db, quotaUse, [quotaUse.subject, quotaUse.quota], lte(quotaUse.endsAt, now()));
}
