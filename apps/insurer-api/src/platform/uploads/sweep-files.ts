import { and, asc, desc, gt, inArray, isNotNull, ne } from "drizzle-orm";
import { contentFile } from "#src/platform/database/schema/content.ts";
import { resumeFile } from "#src/platform/database/schema/resume.ts";
import { policyDocumentFile, receipt } from "#src/platform/database/schema/sales.ts";
import { claimFile, claimUpload } from "#src/platform/database/schema/service.ts";
import { documentJob, documentQueue } from "#src/platform/pdf/document-queue.ts";
import type { Platform } from "#src/platform/platform.ts";

type Needs = Pick<Platform, "db" | "jobs" | "now" | "store">;

/** Longer than any upload takes: the row of a newer file may still be written. */
const GRACE_MS = 3_600_000;
const BATCH = 500;
const SAMPLE = 20;

/** Tables whose rows name a file of the store. */
const TABLES = [
  claimFile,
  claimUpload,
  receipt,
  resumeFile,
  policyDocumentFile,
  contentFile,
] as const;
type FileTable = (typeof TABLES)[number];

/** What did not fit together, and was mended. */
export interface SweptFiles {
  /** Files without a row, which were removed. */
  readonly files: number;
  /** Documents without a file, which are drawn again. */
  readonly documents: number;
  /** Rows of uploaded files without a file, which were removed. */
  readonly uploads: number;
}

/**
 * Removes files without a row and rows without a file, so that it can be sent, or drawn, again. Changes nothing if
 * database and folder have no file in common: then one of them is the wrong one, and the result is `undefined`.
 */
export async function sweepFiles(
  service: Pick<Platform, "db" | "jobs" | "log" | "now" | "store">,
): Promise<SweptFiles | undefined> {
  if (!(await belongTogether(service))) return undefined;
  const files = await removeUnknownFiles(service);
  let [documents, uploads] = [0, 0];
  for (const table of TABLES) {
    const lost = await removeLostRows(service, table);
    if (table === policyDocumentFile) documents += lost;
    else uploads += lost;
  }
  if (files > 0) service.log.info({ count: files }, "files without a row removed");
  const rows = documents + uploads;
  if (rows > 0) service.log.warn({ count: rows }, "rows without a file removed");
  return { files, documents, uploads };
}

async function belongTogether({ db, store }: Pick<Platform, "db" | "store">): Promise<boolean> {
  for (const table of TABLES) {
    const newest = await db
      .select({ storedAs: table.storedAs })
      .from(table)
      .where(gt(table.storedAs, ""))
      .orderBy(desc(table.createdAt))
      .limit(SAMPLE);
    for (const { storedAs } of newest) {
      if (storedAs !== null && (await store.findSize(storedAs)) !== undefined) return true;
    }
  }
  return false;
}

async function removeUnknownFiles({ db, store, now }: Needs): Promise<number> {
  const before = new Date(now().getTime() - GRACE_MS);
  let removed = 0;
  for await (const names of readBatches(store.writtenBefore(before))) {
    const known = new Set<string | null>();
    for (const table of TABLES) {
      const rows = await db
        .select({ storedAs: table.storedAs })
        .from(table)
        .where(inArray(table.storedAs, names));
      for (const { storedAs } of rows) known.add(storedAs);
    }
    for (const name of names.filter((one) => !known.has(one))) {
      await store.discard(name);
      removed += 1;
    }
  }
  return removed;
}

async function* readBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function removeLostRows(service: Needs, table: FileTable): Promise<number> {
  const { db, store } = service;
  let removed = 0;
  for (let after = ""; ; ) {
    const rows = await db
      .select({ storedAs: table.storedAs })
      .from(table)
      .where(and(isNotNull(table.storedAs), gt(table.storedAs, after), isNotRefused(table)))
      .orderBy(asc(table.storedAs))
      .limit(BATCH);
    const names = rows.flatMap(({ storedAs }) => storedAs ?? []);
    const lost = await store.missing(names);
    if (lost.length > 0) await clearMissing(service, table, lost);
    removed += lost.length;
    const last = names.at(-1);
    if (last === undefined || names.length < BATCH) return removed;
    after = last;
  }
}

/** A refused file may have been deleted. */
const isNotRefused = (table: FileTable) =>
  "state" in table ? ne(table.state, "refused") : undefined;

/** A document is queued for drawing again; an uploaded file has to be sent again. */
async function clearMissing(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  table: FileTable,
  names: readonly string[],
): Promise<void> {
  const isLost = inArray(table.storedAs, names);
  if (table === policyDocumentFile) {
    const lost = await db
      .update(policyDocumentFile)
      .set({ storedAs: null })
      .where(isLost)
      .returning();
    await jobs.add(db, documentQueue, ...lost.map(documentJob));
  } else {
    await db.delete(table).where(isLost);
  }
}
