import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import { lockDataFolder } from "./data-folder-lock.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./sql.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** An open database with its schema up to date. */
export interface DatabaseHandle {
  readonly db: Database;
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
  return { db, engine: "postgres", close: () => pool.end() };
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
  return { db, engine: "pglite", close: () => client.close() };
}
