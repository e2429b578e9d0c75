import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { isFree, type Lease, newLease, whileLeased } from "#src/platform/database/lease.ts";
import { idempotency } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  findResponse,
  isWorthKeeping,
  type RequestIdentity,
  replay,
  sameKey,
  seal,
} from "./idempotency.ts";
import type { AnyReply } from "./route.ts";

const WAIT_MS = 10_000;
const POLL_MS = 100;

/**
 * Runs a request that contacts another system and stores its response, under a lease instead of a transaction. If its
 * process dies or hangs, the next request continues within seconds, so the request has to be idempotent by itself.
 */
export async function onceUnderLease(
  service: Pick<Platform, "config" | "db" | "now">,
  identity: RequestIdentity,
  run: (db: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { db } = service;
  const lease = newLease();
  for (const giveUpAt = Date.now() + WAIT_MS; ; ) {
    if (await takeLease(service, identity, lease)) break;
    const row = await findResponse(db, identity);
    const known = row && replay(service, row, identity);
    if (known) return known;
    if (Date.now() > giveUpAt) {
      throw new FailureError(409, "idempotencyBusy", { headers: { "Retry-After": "2" } });
    }
    await pause(POLL_MS);
  }
  const mine = and(sameKey(identity), eq(idempotency.leaseHolder, lease.leaseHolder));
  const renew = () => db.update(idempotency).set(lease).where(mine);
  return whileLeased(renew, async () => {
    try {
      const reply = await run(db);
      if (isWorthKeeping(reply)) {
        await db
          .update(idempotency)
          .set({
            status: reply.status,
            response: seal(service, identity, reply),
            leasedUntil: null,
            leaseHolder: null,
          })
          .where(mine);
      } else {
        await db.delete(idempotency).where(mine);
      }
      return reply;
    } catch (error) {
      await db.delete(idempotency).where(mine);
      throw error;
    }
  });
}

async function takeLease(
  service: Pick<Platform, "db" | "now">,
  identity: RequestIdentity,
  lease: Lease,
): Promise<boolean> {
  const [fresh] = await service.db
    .insert(idempotency)
    .values({ ...identity, ...lease, createdAt: service.now() })
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
        isFree(idempotency.leasedUntil),
      ),
    )
    .returning({ key: idempotency.key });
  return taken !== undefined;
}
