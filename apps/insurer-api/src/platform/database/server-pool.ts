import pg from "pg";
import { traceQueries } from "./trace-queries.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Settings of every connection to a Postgres server. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
});

/**
 * Connections to a Postgres server. A connection may be lost at any moment, also during use: the statement then fails,
 * `onLost` is called, and the next statement gets a new connection. Tables are looked up in `searchPath`, by default
 * that of the server.
 */
export function createServerPool(
  url: string,
  size: number,
  onLost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: size,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
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
