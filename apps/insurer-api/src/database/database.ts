import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import { lockDataFolder } from "./data-folder-lock.ts";
import { holdInstanceLock, newInstanceId } from "./instance.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./sql.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_RETRY_MS = 500;

/** An open database with its schema up to date. */
export interface DatabaseHandle {
  readonly db: Database;
  /** The lock of this number is held as long as the database is open. */
  readonly instanceId: number;
  readonly engine: "pglite" | "postgres";
  close(): Promise<void>;
}

/** Opens a Postgres server; `onIdleError` hears of connections that broke while nobody used them. */
export async function openServer(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on("error", onIdleError);
  const db: Database = drizzleServer(pool);
  await migrate(db);
  const instanceId = newInstanceId();
  const releaseLock = await holdLock(url, instanceId, onIdleError);
  const close = async () => {
    await releaseLock();
    await pool.end();
  };
  return { db, instanceId, engine: "postgres", close };
}

/** Holds the instance's lock in a session of its own; a lost session is opened again. Answers how to let go. */
async function holdLock(
  url: string,
  instanceId: number,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let released = false;
  let session: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const hold = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
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

/** Opens the embedded database in `dataDir/db`, or in memory without a folder. */
export async function openEmbedded(dataDir?: string): Promise<DatabaseHandle> {
  if (dataDir === undefined) return openClient(new PGlite());
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "db");
    mkdirSync(folder, { recursive: true });
    const handle = await openClient(new PGlite(folder));
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

/** Brings an embedded database up to date. */
export async function openClient(client: PGlite): Promise<DatabaseHandle> {
  await client.waitReady;
  const db: Database = drizzleEmbedded(client);
  await migrate(db);
  const instanceId = newInstanceId();
  await db.execute(holdInstanceLock(instanceId));
  return { db, instanceId, engine: "pglite", close: () => client.close() };
}
