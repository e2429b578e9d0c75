import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import type { Config } from "#src/platform/config/config.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { openEmbeddedFolder } from "./embedded-folder.ts";
import { holdInstanceLock, newInstanceId } from "./instance.ts";
import { migrate } from "./migrate.ts";
import { connectionTo, createServerPool } from "./server-pool.ts";
import type { Database } from "./sql.ts";
import { traceEmbeddedQueries } from "./trace-queries.ts";

const LOCK_RETRY_MS = 500;

/** An open database with its schema up to date. */
export interface DatabaseHandle {
  readonly db: Database;
  /** Number of the lock held as long as the database is open. */
  readonly instanceId: number;
  readonly engine: "pglite" | "postgres";
  /** The embedded database; omitted for a Postgres server. */
  readonly client?: PGlite;
  /** Address of the Postgres server; omitted for the embedded database. */
  readonly url?: string;
  close(): Promise<void>;
}

/** Opens a Postgres server; calls `onLost` for every lost connection. */
export async function openServer(
  url: string,
  poolSize: number,
  onLost: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = createServerPool(url, poolSize, onLost);
  const db: Database = drizzleServer(pool);
  await migrate(db);
  const instanceId = newInstanceId();
  const releaseLock = await holdLock(url, instanceId, onLost);
  const close = async () => {
    await releaseLock();
    await pool.end();
  };
  return { db, instanceId, engine: "postgres", url, close };
}

/**
 * Holds the instance's lock in a session of its own and reopens a lost session. Returns a function that releases it.
 */
async function holdLock(
  url: string,
  instanceId: number,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let released = false;
  let session: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const hold = async () => {
    const client = new pg.Client(connectionTo(url));
    session = client;
    client.on("error", onLost);
    client.on("end", holdAgain);
    await client.connect();
    await drizzleServer(client).execute(holdInstanceLock(instanceId));
  };
  const holdAgain = () => {
    if (released) return;
    clearTimeout(again);
    again = setTimeout(() => {
      hold().catch((error: Error) => {
        onLost(error);
        holdAgain();
      });
    }, LOCK_RETRY_MS);
  };
  await hold();
  return async () => {
    released = true;
    clearTimeout(again);
    await session?.end();
  };
}

/** Opens a database for inspection before the service starts, without changing its schema. */
export async function openAsIs(
  config: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<Pick<DatabaseHandle, "db" | "close">> {
  if (config.databaseUrl !== undefined) {
    const pool = createServerPool(config.databaseUrl, 1, () => undefined);
    return { db: drizzleServer(pool), close: () => pool.end() };
  }
  const unlock = lockDataFolder(config.dataDir);
  try {
    const client = await openEmbeddedFolder(join(config.dataDir, "db"));
    await client.waitReady;
    const close = () => client.close().finally(unlock);
    return { db: drizzleEmbedded(client), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the embedded database in `dataDir/db`, or in memory without a folder. */
export async function openEmbedded(dataDir?: string): Promise<DatabaseHandle> {
  if (dataDir === undefined) return openClient(new PGlite());
  const unlock = lockDataFolder(dataDir);
  try {
    const handle = await openClient(await openEmbeddedFolder(join(dataDir, "db")));
    return {
      ...handle,
      close: async () => {
        await handle.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Migrates an embedded database. */
export async function openClient(client: PGlite): Promise<DatabaseHandle> {
  await client.waitReady;
  traceEmbeddedQueries(client);
  const db: Database = drizzleEmbedded(client);
  await migrate(db);
  const instanceId = newInstanceId();
  await db.execute(holdInstanceLock(instanceId));
  return { db, instanceId, engine: "pglite", client, close: () => client.close() };
}
