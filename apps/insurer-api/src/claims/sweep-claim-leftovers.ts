import { lt } from "drizzle-orm";
import { claimAccess, claimUpload } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Service } from "#src/sales/ports/service.ts";

const UPLOAD_KEPT_MS = 24 * 3_600_000;

/**
 * Deletes uploads a day after their start, and expired access by code. Incomplete files are deleted with the other
 * files without a row.
 */
export async function sweepClaimLeftovers({ db, now }: Pick<Service, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - UPLOAD_KEPT_MS);
  await sweepRows(db, claimUpload, [claimUpload.id], lt(claimUpload.createdAt, before));
  const key = [claimAccess.claimId, claimAccess.owner] as const;
  await sweepRows(db, claimAccess, key, lt(claimAccess.expiresAt, now()));
}
