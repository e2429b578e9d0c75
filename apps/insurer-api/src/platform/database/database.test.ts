import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BreakablePostgres, startBreakablePostgres } from "#src/testing/start-postgres.ts";
import { createServerPool } from "./database.ts";

let postgres: BreakablePostgres;
beforeAll(async () => {
  postgres = await startBreakablePostgres();
}, 120_000);
afterAll(() => postgres.stop());

it("reports a connection lost during use, and replaces it, even if it is never released", async () => {
  const lost: Error[] = [];
  const pool = createServerPool(postgres.url, {
    size: 1,
    pooled: false,
    onLost: (error) => lost.push(error),
  });
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once("end", resolve));
  await postgres.terminateConnections();
  await ended;
  expect(lost.length).toBeGreaterThan(0);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  client.release();
  await pool.end();
});

it("releases every connection after interrupted transactions", async () => {
  const pool = createServerPool(postgres.url, { size: 2, pooled: false, onLost: () => undefined });
  const db = drizzle(pool);
  for (let cut = 0; cut < 5; cut += 1) {
    const began = Promise.withResolvers<void>();
    const lost = db.transaction(async (tx) => {
      began.resolve();
      await tx.execute("select pg_sleep(5)");
    });
    await Promise.all([
      expect(lost).rejects.toThrow(),
      began.promise.then(() => postgres.terminateConnections()),
    ]);
  }
  expect((await db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it("sends no settings of a session through a pooler", async () => {
  const limitOf = async (pooled: boolean) => {
    const pool = createServerPool(postgres.url, { size: 1, pooled, onLost: () => undefined });
    const { rows } = await pool.query("show statement_timeout");
    await pool.end();
    return rows;
  };
  expect(await limitOf(false)).toEqual([{ statement_timeout: "10s" }]);
  expect(await limitOf(true)).toEqual([{ statement_timeout: "0" }]);
});
