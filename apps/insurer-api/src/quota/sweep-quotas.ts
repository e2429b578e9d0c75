import { lte } from "drizzle-orm";
import { quotaUse } from "#src/database/schema/quota.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import type { Service } from "#src/service.ts";

/** Forgets what was used in windows that are over. */
export async function sweepQuotas({ db, now }: Service): Promise<void> {
  await sweepRows(db, quotaUse, [quotaUse.subject, quotaUse.quota], lte(quotaUse.endsAt, now()));
}
