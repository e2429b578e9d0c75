import { eq } from "drizzle-orm";
import { claim, claimFile } from "#src/platform/database/schema/service.ts";
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
