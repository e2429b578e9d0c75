import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseHandle } from "./database.ts";
import { outbox } from "./schema/service.ts";
import { rowsOf } from "./sql.ts";

const A_MESSAGE = {
  id: "7d1f0f5e-0000-4000-8000-000000000001",
  dedupeKey: "one",
  channel: "mail",
  recipient: "madina@example.tj",
  language: "ru",
  body: "",
  createdAt: new Date(0),
} as const;

/** Tests of the test schema, run against both engines. */
export function testSchemaSuite(open: () => Promise<DatabaseHandle>): void {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await open();
  });
  afterAll(() => handle.close());

  it("separates data of tests from sales, also for concurrent writes", async () => {
    const { db, testDb } = handle;
    await Promise.all([
      db.insert(outbox).values(A_MESSAGE),
      testDb.insert(outbox).values({ ...A_MESSAGE, body: "of a test" }),
      testDb.transaction(async (tx) => {
        await tx.update(outbox).set({ attempts: 7 }).where(eq(outbox.id, A_MESSAGE.id));
      }),
    ]);
    const bodies = (from: typeof db) =>
      from.select({ body: outbox.body }).from(outbox).where(eq(outbox.id, A_MESSAGE.id));
    expect(await bodies(db)).toEqual([{ body: "" }]);
    expect(await bodies(testDb)).toEqual([{ body: "of a test" }]);
  });

  it("has the tables, views and rules of sales, except those of the till and those against sweeping", async () => {
    const namesIn = async (schema: string) => {
      const rows = await rowsOf<{ name: string }>(
        handle.db,
        sql`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = ${schema}::regnamespace and not t.tgisinternal
          union select relname from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'v'
          order by name`,
      );
      return rows.map(({ name }) => name);
    };
    const copied = await namesIn("test");
    expect(copied).toEqual(expect.arrayContaining(["order_buys", "payment_state", "refund_money"]));
    expect(copied).toEqual(expect.arrayContaining(["payment_money", "payment_to_check"]));
    for (const leftOut of ["payment_fiscal_receipt", "money_decision_new_only"]) {
      expect(await namesIn("public")).toContain(leftOut);
      expect(copied).not.toContain(leftOut);
    }
  });
}
