import { eq, lt } from "drizzle-orm";
import {
  claim,
  claimAccess,
  claimFile,
  claimUpload,
} from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { rescanFiles } from "#src/platform/uploads/rescan-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { changeClaim } from "./change-claim.ts";

/**
 * Scans claim files again that were uploaded while the scanner was unavailable; notifies the claimant of a refused
 * file.
 */
export async function rescanClaimFiles(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "scanner" | "store">,
): Promise<void> {
  await rescanFiles(service, claimFile, (id) => refuseFile(service, id));
}

async function refuseFile(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  id: string,
): Promise<void> {
  const [found] = await service.db
    .select({ name: claimFile.name, claimId: claim.id, language: claim.language })
    .from(claimFile)
    .innerJoin(claim, eq(claim.id, claimFile.claimId))
    .where(eq(claimFile.id, id));
  if (!found) return;
  const { name, claimId, language } = found;
  const message = `${name}: ${failureText(language, "fileUnsafe", {})}`;
  await changeClaim(service, claimId, { eventId: id, message });
  await service.db.update(claimFile).set({ state: "refused" }).where(eq(claimFile.id, id));
}

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
