import { eq } from "drizzle-orm";
import { resumeFile } from "#src/platform/database/schema/resume.ts";
import type { Platform } from "#src/platform/platform.ts";
import { rescanFiles } from "#src/platform/uploads/rescan-files.ts";

/** Scans resume files again that were uploaded while the scanner was unavailable. */
export async function rescanResumeFiles(
  service: Pick<Platform, "db" | "log" | "store" | "scanner">,
): Promise<void> {
  await rescanFiles(service, resumeFile, async (id) => {
    await service.db.update(resumeFile).set({ state: "refused" }).where(eq(resumeFile.id, id));
  });
}
