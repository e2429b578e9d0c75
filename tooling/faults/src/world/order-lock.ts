import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const QUESTION_PAUSE_MS = 20;

/** Orders that stand still in the middle of their transactions. */
export interface OrderLock {
  /** The backend that holds them: if it ended first, orders could go on before they are cut. */
  readonly pid: number;
  /** Waits until as many transactions stand still. */
  untilInFlight(count: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Lets no order be written from now on, so that connections are surely in use when they are cut, on however
 * slow or fast a machine.
 */
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
