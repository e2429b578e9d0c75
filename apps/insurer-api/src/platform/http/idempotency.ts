import { createHash } from "node:crypto";
import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, eq, lt } from "drizzle-orm";
import { idempotency } from "#src/platform/database/schema/service.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { AnyReply } from "./route.ts";

const KEY_LENGTH = { from: 8, to: 128 };
const KEY = new RegExp(`^[A-Za-z0-9_-]{${KEY_LENGTH.from},${KEY_LENGTH.to}}$`);

/** Identity of a repeated request. */
export interface RequestIdentity {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly fingerprint: string;
}

/** Reads `Idempotency-Key`. Throws 422 for an invalid one. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !KEY.test(key)) {
    const length = `${KEY_LENGTH.from}–${KEY_LENGTH.to}`;
    throw new FailureError(422, "idempotencyKey", { values: { length } });
  }
  return key;
}

/** A hash of the path and the content of a request. */
export function computeFingerprint(path: string, content: readonly string[]): string {
  const hash = createHash("sha256").update(path);
  for (const part of content) hash.update("\0").update(part);
  return hash.digest("hex");
}

type Row = typeof idempotency.$inferSelect;

/** Stored responses are encrypted, because they contain data that the account's tables encrypt. */
const createSealer = (secrets: SecretList) => sealerFor(secrets, "repeated answers");

/** Without the owner, since a visitor's stored responses move to the user at sign-in. */
const getPlace = ({ call, key, fingerprint }: Omit<RequestIdentity, "owner">) =>
  `${call}/${key}/${fingerprint}`;

export const sealedResponses = sealedColumn({
  about: "responses to repeated requests",
  table: idempotency,
  key: [idempotency.owner, idempotency.key],
  column: idempotency.response,
  createSealer,
  getPlace,
});

/** An encrypted response for storage. */
export function seal(
  service: Pick<Platform, "config">,
  identity: RequestIdentity,
  { data }: AnyReply,
): string {
  return createSealer(service.config.secrets.draft).seal(
    JSON.stringify(data ?? null),
    getPlace(identity),
  );
}

function open(
  service: Pick<Platform, "config">,
  identity: RequestIdentity,
  { response }: Row,
): unknown {
  // Stored within 48 hours before responses were encrypted.
  if (typeof response !== "string") return response;
  const text = createSealer(service.config.secrets.draft).open(response, getPlace(identity));
  if (text === undefined) throw new FailureError(409, "idempotencyMismatch");
  return JSON.parse(text);
}

/** Returns the first response again, marked as repeated. Throws 409 if the key belongs to another request. */
export function replay(
  service: Pick<Platform, "config">,
  row: Row,
  identity: RequestIdentity,
): AnyReply | undefined {
  if (row.call !== identity.call || row.fingerprint !== identity.fingerprint) {
    throw new FailureError(409, "idempotencyMismatch");
  }
  if (row.status === null) return undefined;
  const data = open(service, identity, row);
  return { status: row.status, data, headers: { "Idempotency-Replayed": "true" } };
}

/** SQL condition for the row of a key. */
export const sameKey = ({ owner, key }: RequestIdentity) =>
  and(eq(idempotency.owner, owner), eq(idempotency.key, key));

/** The stored row of a key. */
export async function findResponse(
  db: Database,
  identity: RequestIdentity,
): Promise<Row | undefined> {
  const [row] = await db.select().from(idempotency).where(sameKey(identity));
  return row;
}

/** Only successful responses are stored: a refused form may be corrected and sent again. */
export const isWorthKeeping = (reply: AnyReply) => reply.status < 300;

/**
 * Runs a request and stores its response in one transaction. A second request with the key is blocked by the row of the
 * first one; if the process dies in between, everything is rolled back.
 */
export async function onceInTransaction(
  service: Pick<Platform, "config" | "db" | "now">,
  identity: RequestIdentity,
  run: (tx: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  return service.db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(idempotency)
      .values({ ...identity, createdAt: service.now() })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (mine === undefined) {
      const row = await findResponse(tx, identity);
      const known = row && replay(service, row, identity);
      if (known) return known;
      throw new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "1" } });
    }
    const reply = await run(tx);
    if (isWorthKeeping(reply)) {
      await tx
        .update(idempotency)
        .set({ status: reply.status, response: seal(service, identity, reply) })
        .where(sameKey(identity));
    } else {
      await tx.delete(idempotency).where(sameKey(identity));
    }
    return reply;
  });
}

/** Time for which a repeated request gets the first response. */
const MEMORY_MS = 48 * 3_600_000;

/** Deletes expired responses. */
export async function sweepIdempotency(service: Pick<Platform, "db" | "now">): Promise<void> {
  const expiredBefore = new Date(service.now().getTime() - MEMORY_MS);
  await sweepRows(
    service.db,
    idempotency,
    [idempotency.owner, idempotency.key],
    lt(idempotency.createdAt, expiredBefore),
  );
}
