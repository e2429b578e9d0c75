import { sql } from "drizzle-orm";
import { rowsOf } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Days for which test data is stored. */
export const TEST_DAYS = 30;
const DAY_MS = 86_400_000;
const BATCH_ROWS = 500;

/** Deletes test data older than {@link TEST_DAYS} days, including everything that belongs to an order. */
export async function sweepTests({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - TEST_DAYS * DAY_MS).toISOString();
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'created_at'
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  for (const { name } of tables) {
    const table = sql.identifier(name);
    for (let removed = BATCH_ROWS; removed === BATCH_ROWS; ) {
      const rows = await rowsOf(
        db,
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where created_at < ${before} limit ${BATCH_ROWS})) returning 1 as one`,
      );
      removed = rows.length;
    }
  }
}
