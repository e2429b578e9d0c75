import { createHash } from "node:crypto";
import { purposeKey, Sealer } from "@sughurta/server-kit";
import { and, eq, lt } from "drizzle-orm";
import { idempotency } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";
import { FailureError } from "./failure-error.ts";
import type { AnyReply } from "./route.ts";

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** What makes two requests the same request. */
export interface RequestIdentity {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly fingerprint: string;
}

/** Reads `Idempotency-Key`; 422 when it is not one. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !KEY.test(key)) throw new FailureError(422, "idempotencyKey");
  return key;
}

/** A short text for what was asked: the address and the content. */
export function fingerprintOf(path: string, content: readonly string[]): string {
  const hash = createHash("sha256").update(path);
  for (const part of content) hash.update("\0").update(part);
  return hash.digest("hex");
}

type Row = typeof idempotency.$inferSelect;

/** Answers hold what the tables of an account keep encrypted, so they lie encrypted too. */
const sealerOf = ({ config }: Pick<Platform, "config">) =>
  new Sealer(...config.secrets.draft.map((secret) => purposeKey(secret, "repeated answers")));

/** Without the owner, since a visitor's answers become those of the person the visitor turns out to be. */
const placeOf = ({ call, key, fingerprint }: RequestIdentity) => `${call}/${key}/${fingerprint}`;

/** An answer as it is remembered: encrypted. */
export function seal(
  service: Pick<Platform, "config">,
  identity: RequestIdentity,
  { data }: AnyReply,
): string {
  return sealerOf(service).seal(JSON.stringify(data ?? null), placeOf(identity));
}

function open(
  service: Pick<Platform, "config">,
  identity: RequestIdentity,
  { answer }: Row,
): unknown {
  // What was answered within 48 hours before answers were sealed.
  if (typeof answer !== "string") return answer;
  const text = sealerOf(service).open(answer, placeOf(identity));
  if (text === undefined) throw new FailureError(409, "idempotencyMismatch");
  return JSON.parse(text);
}

/** The first answer again, marked as such; 409 when the key belongs to another request. */
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

/** In SQL: the row of a key. */
export const sameKey = ({ owner, key }: RequestIdentity) =>
  and(eq(idempotency.owner, owner), eq(idempotency.key, key));

/** The row that remembers a key. */
export async function findAnswer(
  db: Database,
  identity: RequestIdentity,
): Promise<Row | undefined> {
  const [row] = await db.select().from(idempotency).where(sameKey(identity));
  return row;
}

/** Only what succeeded is remembered: a refused form may be corrected and sent again. */
export const isWorthKeeping = (reply: AnyReply) => reply.status < 300;

/**
 * Runs a call and remembers its answer in one transaction. A second request with the key waits at the
 * row of the first one; when the process dies between, nothing has happened.
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
      const row = await findAnswer(tx, identity);
      const known = row && replay(service, row, identity);
      if (known) return known;
      throw new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "1" } });
    }
    const reply = await run(tx);
    if (isWorthKeeping(reply)) {
      await tx
        .update(idempotency)
        .set({ status: reply.status, answer: seal(service, identity, reply) })
        .where(sameKey(identity));
    } else {
      await tx.delete(idempotency).where(sameKey(identity));
    }
    return reply;
  });
}

/** How long a repeated request still gets the first answer. */
const MEMORY_MS = 48 * 3_600_000;

/** Forgets answers that nobody will ask for again. */
export async function sweepIdempotency(service: Pick<Platform, "db" | "now">): Promise<void> {
  const forgetBefore = new Date(service.now().getTime() - MEMORY_MS);
  await sweepRows(
    service.db,
    idempotency,
    [idempotency.owner, idempotency.key],
    lt(idempotency.createdAt, forgetBefore),
  );
}
