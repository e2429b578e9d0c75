import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { holderIsDead } from "#src/platform/database/instance.ts";
import { idempotency } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { FailureError } from "./failure-error.ts";
import {
  findAnswer,
  isWorthKeeping,
  type RequestIdentity,
  replay,
  sameKey,
  seal,
} from "./idempotency.ts";
import type { AnyReply } from "./route.ts";

const LEASE_MS = 30_000;
const WAIT_MS = 10_000;
const POLL_MS = 100;

/** Requests in progress in this process; a lease of this process without one is stale after a lost database. */
const inFlight = new Set<string>();

/** Marks a request as in progress in this process; false if another one is. */
function enter(place: string): boolean {
  if (inFlight.has(place)) return false;
  inFlight.add(place);
  return true;
}

/**
 * Runs a request that contacts another system and stores its response, under a lease instead of a transaction. If its
 * process dies or the database fails, the next request continues at once, so the request has to be idempotent by
 * itself.
 */
export async function onceUnderLease(
  service: Pick<Platform, "config" | "db" | "instanceId" | "now">,
  identity: RequestIdentity,
  run: (db: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { db } = service;
  const place = [service.instanceId, identity.owner, identity.key].join(" ");
  let inside = false;
  try {
    for (const giveUpAt = Date.now() + WAIT_MS; ; ) {
      inside ||= enter(place);
      if (inside && (await takeLease(service, identity))) break;
      const row = await findAnswer(db, identity);
      const known = row && replay(service, row, identity);
      if (known) return known;
      if (Date.now() > giveUpAt) {
        throw new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "2" } });
      }
      await pause(POLL_MS);
    }
    return await runLeased(service, identity, run);
  } finally {
    if (inside) inFlight.delete(place);
  }
}

async function runLeased(
  service: Pick<Platform, "config" | "db">,
  identity: RequestIdentity,
  run: (db: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { db } = service;
  try {
    const reply = await run(db);
    if (isWorthKeeping(reply)) {
      await db
        .update(idempotency)
        .set({
          status: reply.status,
          answer: seal(service, identity, reply),
          leasedUntil: null,
          leaseHolder: null,
        })
        .where(sameKey(identity));
    } else {
      await db.delete(idempotency).where(sameKey(identity));
    }
    return reply;
  } catch (error) {
    await db.delete(idempotency).where(sameKey(identity));
    throw error;
  }
}

async function takeLease(
  service: Pick<Platform, "db" | "instanceId" | "now">,
  identity: RequestIdentity,
): Promise<boolean> {
  const now = service.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const lease = { leasedUntil, leaseHolder: service.instanceId };
  const [fresh] = await service.db
    .insert(idempotency)
    .values({ ...identity, ...lease, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (fresh) return true;
  const [taken] = await service.db
    .update(idempotency)
    .set(lease)
    .where(
      and(
        sameKey(identity),
        eq(idempotency.call, identity.call),
        eq(idempotency.fingerprint, identity.fingerprint),
        isNull(idempotency.status),
        or(
          isNull(idempotency.leasedUntil),
          lt(idempotency.leasedUntil, now),
          eq(idempotency.leaseHolder, service.instanceId),
          holderIsDead(idempotency.leaseHolder),
        ),
      ),
    )
    .returning({ key: idempotency.key });
  return taken !== undefined;
}
