import { randomInt } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Time in which a holder has to renew its lease; shorter than a client waits for a request in progress. */
const LEASE_SECONDS = 6;
const RENEW_MS = 2_000;
const MAX_ID = 2 ** 31 - 1;

/**
 * Columns of a lease: who holds a row, and until when. Leases end by the database's clock, so that the clocks of
 * processes do not matter, and hold no session, so that they work through a connection pooler.
 */
export interface Lease {
  readonly leaseHolder: number;
  readonly leasedUntil: SQL;
}

/** A lease for one piece of work; its number distinguishes this holder from all others, also of the same process. */
export const newLease = (): Lease => ({
  leaseHolder: randomInt(1, MAX_ID),
  leasedUntil: sql`clock_timestamp() + ${sql.raw(`interval '${LEASE_SECONDS} seconds'`)}`,
});

/** SQL condition: the row may be leased. */
export const isFree = (leasedUntil: SQLWrapper): SQL =>
  sql`(${leasedUntil} is null or ${leasedUntil} < clock_timestamp())`;

/** Renews a lease while the work runs. A failed renewal is tried again: the work itself meets a lost database. */
export async function whileLeased<T>(
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  let renewal = Promise.resolve<unknown>(undefined);
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
