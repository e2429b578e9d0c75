import { randomUUID } from "node:crypto";
import { CLAIM_FILES } from "@sughurta/domain";
import { claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields } from "#src/platform/failures/failure-error.ts";
import { discardFiles, type ScannedFile } from "#src/platform/uploads/check-files.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { claimFileAdded } from "./claim-events.ts";
import { isFileOfClaim } from "./claim-history.ts";
import { lockOwnClaim } from "./own-claim.ts";

/** Accepted files of a claim. */
export const CLAIM_FILE_RULE = {
  violations: { type: "fileType", tooLarge: "fileTooLarge" },
  limits: CLAIM_FILES,
} as const;

/** A file of a claim, as shown to its owner. */
export interface FileView {
  readonly id: string;
  readonly name: string;
}

/** Adds files to a claim of this owner, skipping those that it already has. Throws 404, 409 or 422. */
export async function addClaimFiles(
  service: Pick<Service, "config" | "jobs" | "now" | "store">,
  tx: Database,
  claimId: string,
  owner: string,
  files: readonly ScannedFile[],
): Promise<FileView[]> {
  await lockOwnClaim(service, tx, claimId, owner);
  if (files.length === 0) throw invalidFields({ files: ["filesMissing"] });
  const present = await tx.select().from(claimFile).where(isFileOfClaim(claimId));
  const known = new Set(present.map((row) => row.sha256));
  const fresh = files.filter(({ sha256 }, index) => {
    const first = files.findIndex((other) => other.sha256 === sha256) === index;
    return first && !known.has(sha256);
  });
  if (present.length + fresh.length > CLAIM_FILES.maxFiles) {
    throw new FailureError(409, "maxFiles", { values: { max: CLAIM_FILES.maxFiles } });
  }
  const createdAt = service.now();
  const rows = fresh.map(({ name, storedAs, mediaType, sizeBytes, sha256, state }) => {
    const id = randomUUID();
    return { id, claimId, name, storedAs, mediaType, sizeBytes, sha256, state, createdAt };
  });
  if (rows.length > 0) await tx.insert(claimFile).values(rows);
  for (const row of rows) await queueWebhookEvent(service, tx, claimFileAdded(row));
  await discardFiles(
    service,
    files.filter((file) => !fresh.includes(file)),
  );
  const sent = new Set(files.map((file) => file.sha256));
  return [...present, ...rows]
    .filter((row) => sent.has(row.sha256))
    .map(({ id, name }) => ({ id, name }));
}
