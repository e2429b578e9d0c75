import { randomInt } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Namespace of the instance locks; used by this service only. */
const INSTANCE_LOCKS = 5_511;
const MAX_ID = 2 ** 31 - 1;

/** Number of a running instance, which marks the work in progress. */
export const newInstanceId = () => randomInt(1, MAX_ID);

/** Held by one session of a running instance; its end, also by `kill -9`, releases the lock at once. */
export const holdInstanceLock = (instanceId: number): SQL =>
  sql`select pg_advisory_lock(${sql.raw(`${INSTANCE_LOCKS}, ${instanceId}`)})`;

/** SQL condition: the holder of a lease is no longer running. */
export const holderIsDead = (holder: SQLWrapper): SQL => sql`(${holder} is not null and not exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${sql.raw(String(INSTANCE_LOCKS))} and objid::bigint = ${holder}
))`;
