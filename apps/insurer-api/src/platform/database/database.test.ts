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
  const listSettings = async (pooled: boolean) => {
    const pool = createServerPool(postgres.url, { size: 1, pooled, onLost: () => undefined });
    const shown = "current_setting('statement_timeout') as limit, current_setting('jit') as jit";
    const { rows } = await pool.query(`select ${shown}`);
    await pool.end();
    return rows;
  };
  expect(await listSettings(false)).toEqual([{ limit: "10s", jit: "off" }]);
  expect(await listSettings(true)).toEqual([{ limit: "0", jit: "on" }]);
});

it("gives up a silent connection, unless its transaction has no time limit", async () => {
  const lost: Error[] = [];
  const options = { size: 1, pooled: false, silenceMs: 200 };
  const pool = createServerPool(postgres.url, { ...options, onLost: (error) => lost.push(error) });
  const db = drizzle(pool);
  await expect(pool.query("select pg_sleep(30)")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(lost).toHaveLength(1);
  const waited = db.transaction(async (tx) => {
    await tx.execute("set local statement_timeout = 0");
    return (await tx.execute("select 1 as one from pg_sleep(0.6)")).rows;
  });
  expect(await waited).toEqual([{ one: 1 }]);
  const silent = db.transaction((tx) => tx.execute("select pg_sleep(30)"));
  await expect(silent).rejects.toThrow();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
