import { randomUUID } from "node:crypto";
import { CLAIM_FILES } from "@sughurta/domain";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isFileOfClaim } from "#src/claims/claim-history.ts";
import { lockOwnClaim } from "#src/claims/own-claim.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ClaimUpload, claimFile, claimUpload } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Ids of an upload and its claim. */
export interface UploadParams {
  readonly claimId: string;
  readonly uploadId: string;
}

/** An upload to a claim of this owner, locked until the transaction ends. Throws 404. */
export async function lockUpload(
  service: Pick<Service, "now">,
  tx: Database,
  { claimId, uploadId }: UploadParams,
  owner: string,
): Promise<ClaimUpload> {
  await lockOwnClaim(service, tx, claimId, owner);
  if (!isIdentifier(uploadId)) throw notFound();
  const mine = and(eq(claimUpload.id, uploadId), eq(claimUpload.claimId, claimId));
  const [found] = await tx.select().from(claimUpload).where(mine).for("update");
  if (!found) throw notFound();
  return found;
}

type NewUpload = Pick<ClaimUpload, "name" | "sizeBytes">;

/** Creates an empty file for a resumable upload, and returns its id. Throws 404, 409 or 422. */
export async function startUpload(
  service: Pick<Service, "db" | "now" | "store">,
  claimId: string,
  owner: string,
  upload: NewUpload,
): Promise<string> {
  const { db, store } = service;
  // The store may be slow: do not write within a transaction.
  const storedAs = await store.begin();
  const { id, dropped } = await db
    .transaction((tx) => addUpload(service, tx, claimId, owner, { ...upload, storedAs }))
    .catch(async (error: unknown) => {
      await Promise.allSettled([store.discard(storedAs)]);
      throw error;
    });
  // Files that cannot be deleted now are deleted by the sweeper.
  await Promise.allSettled(dropped.map((left) => store.discard(left)));
  return id;
}

/** Inserts the row of an upload; returns its id, and the files of older uploads that were dropped for it. */
async function addUpload(
  service: Pick<Service, "now">,
  tx: Database,
  claimId: string,
  owner: string,
  { name, sizeBytes, storedAs }: NewUpload & { readonly storedAs: string },
): Promise<{ readonly id: string; readonly dropped: readonly string[] }> {
  await lockOwnClaim(service, tx, claimId, owner);
  const { maxFiles } = CLAIM_FILES;
  if ((await tx.$count(claimFile, isFileOfClaim(claimId))) >= maxFiles) {
    throw new FailureError(409, "maxFiles", { values: { max: maxFiles } });
  }
  const dropped = await dropOldest(tx, claimId, maxFiles - 1);
  const id = randomUUID();
  await tx
    .insert(claimUpload)
    .values({ id, claimId, name, sizeBytes, storedAs, createdAt: service.now() });
  return { id, dropped };
}

/** Drops the oldest unfinished uploads, so that abandoned ones do not block new ones; returns their files. */
async function dropOldest(tx: Database, claimId: string, keep: number): Promise<readonly string[]> {
  const open = await tx
    .select()
    .from(claimUpload)
    .where(and(eq(claimUpload.claimId, claimId), isNotNull(claimUpload.storedAs)))
    .orderBy(asc(claimUpload.createdAt));
  const oldest = open.slice(0, Math.max(0, open.length - keep));
  for (const { id } of oldest) await tx.delete(claimUpload).where(eq(claimUpload.id, id));
  return oldest.flatMap(({ storedAs }) => storedAs ?? []);
}
