import { CLAIM_FILES } from "@sughurta/domain";
import { and, eq, type SQL } from "drizzle-orm";
import { addClaimFiles, CLAIM_FILE_RULE } from "#src/claims/add-claim-files.ts";
import { isFree, type Lease, newLease, whileLeased } from "#src/platform/database/lease.ts";
import { type ClaimUpload, claimUpload } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { FileMissingError } from "#src/platform/files/file-store.ts";
import { scanFiles } from "#src/platform/uploads/check-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { lockUpload, type UploadParams } from "./start-upload.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "scanner" | "store">;

const PART = "files";
const RELEASED = { leaseHolder: null, leasedUntil: null };

const busy = () => new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "1" } });

interface Chunk {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** An upload that is not complete yet and leased by this request. */
interface LeasedUpload extends ClaimUpload {
  readonly storedAs: string;
  /** SQL condition for its row, as long as the lease is valid. */
  readonly isMine: SQL | undefined;
}

/**
 * Appends a chunk at the current offset and returns the new offset. The last chunk is acknowledged once the whole file
 * was checked, scanned and added to the claim; a refused file is deleted. Throws 404, 409 or 422.
 */
export async function addChunk(
  service: Needs,
  params: UploadParams,
  owner: string,
  chunk: Chunk,
): Promise<number> {
  const { db } = service;
  const lease = newLease();
  const upload = await takeTurn(service, params, owner, chunk, lease);
  const change = (changes: Partial<ClaimUpload> | Lease) =>
    db.update(claimUpload).set(changes).where(upload.isMine).returning({ id: claimUpload.id });
  return whileLeased(
    () => change(lease),
    async () => {
      try {
        return await writeChunk(service, upload, owner, chunk);
      } finally {
        await change(RELEASED);
      }
    },
  );
}

async function writeChunk(
  service: Needs,
  upload: LeasedUpload,
  owner: string,
  chunk: Chunk,
): Promise<number> {
  const { db, store } = service;
  const end = chunk.offset + chunk.bytes.length;
  // The store may be slow: do not write within a transaction.
  await orNotFound(store.append(upload.storedAs, chunk.offset, chunk.bytes));
  if (end === upload.sizeBytes) {
    await finish(service, upload, owner);
    return end;
  }
  const [mine] = await db
    .update(claimUpload)
    .set({ receivedBytes: end })
    .where(upload.isMine)
    .returning({ id: claimUpload.id });
  if (!mine) throw new FailureError(409, "uploadOffset");
  return end;
}

/** Takes the lease for one chunk of a file, if it begins at the current offset. */
async function takeTurn(
  service: Pick<Service, "db" | "now">,
  params: UploadParams,
  owner: string,
  { offset, bytes }: Chunk,
  lease: Lease,
): Promise<LeasedUpload> {
  return service.db.transaction(async (tx) => {
    const { id, storedAs } = await lockUpload(service, tx, params, owner);
    if (storedAs === null) throw new FailureError(409, "uploadOffset");
    const [upload] = await tx
      .update(claimUpload)
      .set(lease)
      .where(and(eq(claimUpload.id, id), isFree(claimUpload.leasedUntil)))
      .returning();
    if (!upload) throw busy();
    if (offset !== upload.receivedBytes) throw new FailureError(409, "uploadOffset");
    if (offset + bytes.length > upload.sizeBytes) {
      throw new FailureError(422, "fileTooLarge", { values: { max: CLAIM_FILES.maxMegabytes } });
    }
    const isMine = and(eq(claimUpload.id, id), eq(claimUpload.leaseHolder, lease.leaseHolder));
    return { ...upload, storedAs, isMine };
  });
}

/** A file that is missing in the store must be uploaded again: 404. */
function orNotFound<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound() : error;
  });
}

/** Checks a complete file. The lease prevents writes during the check, so that the stored file is the scanned one. */
async function finish(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "scanner" | "store">,
  { name, storedAs, claimId, sizeBytes, isMine }: LeasedUpload,
  owner: string,
): Promise<void> {
  const { db, store } = service;
  try {
    const received = { ...(await orNotFound(store.whole(name, storedAs, sizeBytes))), part: PART };
    const files = await scanFiles(service, [received], CLAIM_FILE_RULE);
    await db.transaction(async (tx) => {
      await completeUpload(tx, sizeBytes, isMine);
      await addClaimFiles(service, tx, claimId, owner, files);
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const refused = await db.delete(claimUpload).where(isMine).returning({ id: claimUpload.id });
    if (refused.length > 0) await store.discard(storedAs);
    throw error;
  }
}

/** Marks an upload as complete; throws 409 if its lease was lost, since the scanned bytes may have changed. */
async function completeUpload(
  tx: Database,
  sizeBytes: number,
  isMine: SQL | undefined,
): Promise<void> {
  const [mine] = await tx
    .update(claimUpload)
    .set({ receivedBytes: sizeBytes, storedAs: null })
    .where(isMine)
    .returning({ id: claimUpload.id });
  if (!mine) throw busy();
}
