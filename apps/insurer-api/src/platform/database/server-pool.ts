import pg from "pg";
import { traceQueries } from "./trace-queries.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the pauses between the jobs of an idle service, each of which would open a connection. */
const KEPT_IDLE_MS = 300_000;
const SESSION_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};

/** Options of the connections to a Postgres server. */
export interface PoolOptions {
  readonly size: number;
  /** Whether the address leads to a pooler that shares connections between transactions. */
  readonly pooled: boolean;
  /** Called for every lost connection. */
  readonly onLost: (error: Error) => void;
}

/**
 * Connections to a Postgres server. A connection may be lost at any moment, also during use: the statement then fails,
 * `onLost` is called, and the next statement gets a new connection. A pooler refuses settings of a session, which would
 * affect other clients: there, the role of the service has the time limits.
 */
export function createServerPool(url: string, { size, pooled, onLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    idleTimeoutMillis: KEPT_IDLE_MS,
    max: size,
    ...(pooled ? {} : SESSION_LIMITS),
  });
  traceQueries(pool);
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
