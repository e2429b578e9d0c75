import { randomInt } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Any number that only this service uses for locks of its instances. */
const INSTANCE_LOCKS = 5_511;
const HIGHEST_ID = 2 ** 31 - 1;

/** A number for a running instance, with which it marks what it is working on. */
export const newInstanceId = () => randomInt(1, HIGHEST_ID);

/** Held by one session as long as the instance lives: its end, also by `kill -9`, lets the lock go at once. */
export const holdInstanceLock = (instanceId: number): SQL =>
  sql`select pg_advisory_lock(${sql.raw(`${INSTANCE_LOCKS}, ${instanceId}`)})`;

/** True in SQL where a lease has a holder that no longer lives. */
export const holderIsDead = (holder: SQLWrapper): SQL => sql`(${holder} is not null and not exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${sql.raw(String(INSTANCE_LOCKS))} and objid::bigint = ${holder}
))`;
