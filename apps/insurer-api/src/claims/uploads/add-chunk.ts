import { CLAIM_FILES } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { addClaimFiles, CLAIM_FILE_RULE } from "#src/claims/add-claim-files.ts";
import { holderIsDead } from "#src/platform/database/instance.ts";
import { type ClaimUpload, claimUpload } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { scanFiles } from "#src/platform/files/check-files.ts";
import { FileMissingError } from "#src/platform/files/file-store.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { lockUpload, type UploadParams } from "./start-upload.ts";

type Needs = Pick<
  Service,
  "config" | "db" | "instanceId" | "jobs" | "log" | "now" | "scanner" | "store"
>;

const PART = "files";

/**
 * Uploads that this process is writing or checking. For any other upload, a lease of this process is left over from a
 * failure.
 */
const underWay = new Set<string>();

const busy = () => new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "1" } });

interface Chunk {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** An upload that is not complete yet. */
type OpenUpload = ClaimUpload & { readonly storedAs: string };

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
  // The same id can be written in upper and lower case.
  const uploadId = params.uploadId.toLowerCase();
  if (underWay.has(uploadId)) throw busy();
  underWay.add(uploadId);
  try {
    return await writeChunk(service, params, owner, chunk);
  } finally {
    underWay.delete(uploadId);
  }
}

async function writeChunk(
  service: Needs,
  params: UploadParams,
  owner: string,
  chunk: Chunk,
): Promise<number> {
  const { db, store, instanceId } = service;
  const end = chunk.offset + chunk.bytes.length;
  const upload = await takeTurn(service, params, owner, chunk);
  // The store may be slow: do not write within a transaction.
  try {
    await orNotFound(store.append(upload.storedAs, chunk.offset, chunk.bytes));
  } catch (error) {
    await change(db, upload, { leaseHolder: null });
    throw error;
  }
  if (end === upload.sizeBytes) {
    await finish(service, upload, owner);
    return end;
  }
  const [mine] = await db
    .update(claimUpload)
    .set({ receivedBytes: end, leaseHolder: null })
    .where(and(eq(claimUpload.id, upload.id), eq(claimUpload.leaseHolder, instanceId)))
    .returning({ id: claimUpload.id });
  if (!mine) throw new FailureError(409, "uploadOffset");
  return end;
}

/** Takes the lease for one chunk of a file, if it begins at the current offset. */
async function takeTurn(
  service: Pick<Service, "db" | "instanceId" | "now">,
  params: UploadParams,
  owner: string,
  { offset, bytes }: Chunk,
): Promise<OpenUpload> {
  return service.db.transaction(async (tx) => {
    const found = await lockUpload(service, tx, params, owner);
    const upload = await openUpload(service, tx, found);
    if (offset !== upload.receivedBytes) throw new FailureError(409, "uploadOffset");
    if (offset + bytes.length > upload.sizeBytes) {
      throw new FailureError(422, "fileTooLarge", { values: { max: CLAIM_FILES.maxMegabytes } });
    }
    await change(tx, upload, { leaseHolder: service.instanceId });
    return upload;
  });
}

/** Throws 409 for a complete file, or one that is currently written or checked. */
async function openUpload(
  { instanceId }: Pick<Service, "instanceId">,
  tx: Database,
  upload: ClaimUpload,
): Promise<OpenUpload> {
  const { id, storedAs, leaseHolder } = upload;
  if (storedAs === null) throw new FailureError(409, "uploadOffset");
  if (leaseHolder !== null && leaseHolder !== instanceId) {
    const [left] = await tx
      .update(claimUpload)
      .set({ leaseHolder: null })
      .where(and(eq(claimUpload.id, id), holderIsDead(claimUpload.leaseHolder)))
      .returning({ id: claimUpload.id });
    if (!left) throw busy();
  }
  return { ...upload, storedAs };
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
  upload: OpenUpload,
  owner: string,
): Promise<void> {
  const { db, store } = service;
  const { name, storedAs, claimId, sizeBytes } = upload;
  try {
    const received = { ...(await orNotFound(store.whole(name, storedAs, sizeBytes))), part: PART };
    const files = await scanFiles(service, [received], CLAIM_FILE_RULE);
    await db.transaction(async (tx) => {
      await addClaimFiles(service, tx, claimId, owner, files);
      await change(tx, upload, { receivedBytes: sizeBytes, storedAs: null, leaseHolder: null });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) {
      await change(db, upload, { leaseHolder: null });
      throw error;
    }
    await db.delete(claimUpload).where(eq(claimUpload.id, upload.id));
    await store.discard(storedAs);
    throw error;
  }
}

async function change(
  db: Database,
  { id }: ClaimUpload,
  changes: Partial<ClaimUpload>,
): Promise<void> {
  await db.update(claimUpload).set(changes).where(eq(claimUpload.id, id));
}
