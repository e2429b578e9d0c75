import { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";

/** Statement of a transaction whose statements may take longer than a request. */
const NO_TIME_LIMIT = /^\s*set local statement_timeout = 0\b/i;

/** The server did not answer in time, and its connection is given up. */
class SilentDatabaseError extends Error {
  readonly code = "ETIMEDOUT";
}

function silenceAfter({ connection }: PoolClient, milliseconds: number): void {
  if (connection.stream instanceof Socket) connection.stream.setTimeout(milliseconds);
}

/**
 * Ends a connection in use that stays silent: a cut network reports nothing, and its requests would wait for minutes. A
 * transaction without a time limit is waited for.
 */
export function watchSilence(pool: Pool, milliseconds: number): void {
  pool.on("connect", (client) => {
    const { stream } = client.connection;
    stream.on("timeout", () => {
      stream.destroy(new SilentDatabaseError(`No answer in ${milliseconds} ms`));
    });
    const { query } = client;
    const watchedQuery = (...given: unknown[]) => {
      const [statement] = given;
      const text = typeof statement === "string" ? statement : Object(statement).text;
      if (NO_TIME_LIMIT.test(String(text))) silenceAfter(client, 0);
      return Reflect.apply(query, client, given);
    };
    Object.assign(client, { query: watchedQuery });
  });
  pool.on("acquire", (client) => silenceAfter(client, milliseconds));
  pool.on("release", (_error, client) => silenceAfter(client, 0));
}
