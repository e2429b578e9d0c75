import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const QUESTION_PAUSE_MS = 20;

/** Orders blocked in the middle of their transactions. */
export interface OrderLock {
  /** The backend with the lock: if it ended first, orders could continue before they are cut. */
  readonly pid: number;
  /** Waits until the given number of transactions are blocked. */
  untilInFlight(count: number): Promise<void>;
  release(): Promise<void>;
}

/** Blocks writing orders from now on, so that connections are in use when they are cut, on a machine of any speed. */
export async function lockOrders(databaseUrl: string): Promise<OrderLock> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await client.query(`begin; lock table "order" in share mode`);
  return {
    pid: Number(rows[0]?.pid),
    async untilInFlight(count) {
      for (;;) {
        const { rowCount } = await client.query(
          `select from pg_locks where not granted and relation = '"order"'::regclass`,
        );
        if ((rowCount ?? 0) >= count) return;
        await pause(QUESTION_PAUSE_MS);
      }
    },
    release: () => client.end(),
  };
}
