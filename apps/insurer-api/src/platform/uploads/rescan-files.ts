import { and, asc, eq, gt } from "drizzle-orm";
import type { resumeFile } from "#src/platform/database/schema/resume.ts";
import type { receipt } from "#src/platform/database/schema/sales.ts";
import type { claimFile } from "#src/platform/database/schema/service.ts";
import type { Platform } from "#src/platform/platform.ts";
import { releaseFromQuarantine } from "./check-files.ts";

type ScannedTable = typeof claimFile | typeof receipt | typeof resumeFile;

const BATCH = 50;
const BEFORE_ANY_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Rescans files uploaded during an outage of the scanner: releases clean ones from quarantine, refuses and deletes the
 * others. `refuse` sets the row to the state `refused`; it may be called again for the same row. Safe to run
 * concurrently.
 */
export async function rescanFiles(
  service: Pick<Platform, "db" | "log" | "store" | "scanner">,
  table: ScannedTable,
  refuse: (id: string) => Promise<void>,
): Promise<void> {
  const { db, store, scanner } = service;
  for (let after = BEFORE_ANY_ID; ; ) {
    const waiting = await db
      .select({ id: table.id, storedAs: table.storedAs })
      .from(table)
      .where(and(eq(table.state, "quarantined"), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(BATCH);
    const last = waiting.at(-1);
    if (!last || (await scanner.findFault()) !== undefined) return;
    for (const { id, storedAs } of waiting) {
      const state = await releaseFromQuarantine(service, storedAs);
      if (state === "unsafe") {
        await refuse(id);
        await store.discard(storedAs);
      }
      if (state === "clean") {
        const isWaiting = and(eq(table.id, id), eq(table.state, "quarantined"));
        await db.update(table).set({ state }).where(isWaiting);
      }
    }
    after = last.id;
  }
}
