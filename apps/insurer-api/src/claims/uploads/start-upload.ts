import { randomUUID } from "node:crypto";
import { CLAIM_FILES, isFileOfKind } from "@sughurta/domain";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { lockOwnClaim } from "#src/claims/own-claim.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ClaimUpload, claimFile, claimUpload } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import type { Service } from "#src/sales/service.ts";

/** Which upload of which claim. */
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

/** Makes room for a file that will come in chunks, and answers its id. Throws 404, 409 or 422. */
export async function startUpload(
  service: Pick<Service, "now" | "store">,
  tx: Database,
  claimId: string,
  owner: string,
  { name, sizeBytes }: Pick<ClaimUpload, "name" | "sizeBytes">,
): Promise<string> {
  await lockOwnClaim(service, tx, claimId, owner);
  if (!isFileOfKind({ name }, CLAIM_FILES)) throw new FailureError(422, "fileType");
  const { maxFiles } = CLAIM_FILES;
  if ((await tx.$count(claimFile, isFileOfClaim(claimId))) >= maxFiles) {
    throw new FailureError(409, "maxFiles", { values: { max: maxFiles } });
  }
  await dropOldest(service, tx, claimId, maxFiles - 1);
  const id = randomUUID();
  const storedAs = await service.store.begin();
  await tx
    .insert(claimUpload)
    .values({ id, claimId, name, sizeBytes, storedAs, createdAt: service.now() });
  return id;
}

/** Uploads that were begun and left must not keep new ones away. */
async function dropOldest(
  { store }: Pick<Service, "store">,
  tx: Database,
  claimId: string,
  keep: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(claimUpload)
    .where(and(eq(claimUpload.claimId, claimId), isNotNull(claimUpload.storedAs)))
    .orderBy(asc(claimUpload.createdAt));
  for (const { id, storedAs } of open.slice(0, Math.max(0, open.length - keep))) {
    await tx.delete(claimUpload).where(eq(claimUpload.id, id));
    if (storedAs !== null) await store.discard(storedAs);
  }
}
