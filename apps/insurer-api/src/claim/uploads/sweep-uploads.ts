import { lt } from "drizzle-orm";
import { claimUpload } from "#src/database/schema/service.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import type { Service } from "#src/service.ts";

const KEPT_MS = 24 * 3_600_000;

/** Forgets uploads a day after they were begun; a file that never became whole goes with the files without a row. */
export async function sweepUploads({ db, now }: Service): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  await sweepRows(db, claimUpload, [claimUpload.id], lt(claimUpload.createdAt, before));
}
