import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import type { Config } from "#src/platform/config/config.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { openEmbeddedFolder } from "./embedded-folder.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./sql.ts";
import { traceEmbeddedQueries, traceQueries } from "./trace-queries.ts";
import { watchSilence } from "./watch-silence.ts";

const CONNECT_TIMEOUT_MS = 3_000;

const STATEMENT_TIMEOUT_MS = 10_000;

/** Longer than a statement may take; visitors wait for 15 s. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** Longer than the pauses between the jobs of an idle service, each of which would open a connection. */
const KEPT_IDLE_MS = 300_000;
const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  // Compiling a list with rare rows takes longer than reading it.
  options: "-c jit=off",
};

/** Options of the connections to a Postgres server. */
export interface PoolOptions {
  readonly size: number;
  /** Whether the address leads to a pooler that shares connections between transactions. */
  readonly pooled: boolean;
  /** Called for every lost connection. */
  readonly onLost: (error: Error) => void;
  /** Time without an answer after which a connection in use is lost. */
  readonly silenceMs?: number;
}

/** An open database with its schema up to date. */
export interface DatabaseHandle {
  readonly db: Database;
  readonly engine: "pglite" | "postgres";
  /** The embedded database; omitted for a Postgres server. */
  readonly client?: PGlite;
  /** Address of the Postgres server, without a pooler where possible; omitted for the embedded database. */
  readonly url?: string;
  /** Whether `url` reaches sessions of the server, which receive notifications. */
  readonly canListen: boolean;
  close(): Promise<void>;
}

/** A pooler between the service and its Postgres server that shares connections between transactions. */
export interface Pooler {
  /** Address of the server itself; undefined if it is reachable through the pooler only. */
  readonly directUrl: string | undefined;
}

/** Opens a Postgres server; calls `onLost` for every lost connection. */
export async function openServer(
  url: string,
  poolSize: number,
  onLost: (error: Error) => void,
  pooler?: Pooler,
): Promise<DatabaseHandle> {
  const pool = createServerPool(url, { size: poolSize, pooled: pooler !== undefined, onLost });
  const db: Database = drizzleServer(pool);
  try {
    await migrateServer(db, pooler?.directUrl);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    engine: "postgres",
    url: pooler?.directUrl ?? url,
    canListen: pooler === undefined || pooler.directUrl !== undefined,
    close: () => pool.end(),
  };
}

/** A pooler may limit the duration of statements, and a migration may be long. */
async function migrateServer(db: Database, directUrl: string | undefined): Promise<void> {
  if (directUrl === undefined) return migrate(db);
  const direct = createServerPool(directUrl, { size: 1, pooled: false, onLost: () => undefined });
  try {
    await migrate(drizzleServer(direct));
  } finally {
    await direct.end();
  }
}

/** Opens a database for inspection before the service starts, without changing its schema. */
export async function openAsIs(
  config: Pick<Config, "databaseUrl" | "pooler" | "dataDir">,
): Promise<Pick<DatabaseHandle, "db" | "close">> {
  if (config.databaseUrl !== undefined) {
    const pooled = config.pooler !== undefined;
    const pool = createServerPool(config.databaseUrl, { size: 1, pooled, onLost: () => undefined });
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
  return { db, engine: "pglite", client, canListen: true, close: () => client.close() };
}

/**
 * Connections to a Postgres server. A connection may be lost at any moment, also during use: the statement then fails,
 * `onLost` is called, and the next statement gets a new connection; one that stays silent is given up. A pooler refuses
 * settings of a session, which would affect other clients: there, the role of the service has them.
 */
export function createServerPool(
  url: string,
  { size, pooled, onLost, silenceMs = SILENCE_MS }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    idleTimeoutMillis: KEPT_IDLE_MS,
    max: size,
    ...(pooled ? {} : SESSION_SETTINGS),
  });
  traceQueries(pool);
  watchSilence(pool, silenceMs);
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on("connect", (client) => {
    traceQueries(client);
    // The pool listens to idle connections only; an unhandled error event ends the process.
    client.on("error", onLost);
    client.once("end", () => {
      if (!inUse.has(client)) return;
      // A transaction that could not begin would never release its connection.
      client.release(true);
      client.release = () => undefined;
    });
  });
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  // The connection has already reported it.
  pool.on("error", () => undefined);
  return pool;
}
