import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, queryRows } from "./sql.ts";

const BATCH_ROWS = 500;

/** Removes rows in small batches, so that no statement blocks others for long; `key` is the table's primary key. */
export async function sweepRows(
  db: Database,
  table: PgTable,
  key: readonly [PgColumn, ...PgColumn[]],
  condition: SQL | undefined,
): Promise<void> {
  const columns = sql.join([...key], sql`, `);
  for (;;) {
    const removed = await queryRows(
      db,
      sql`delete from ${table} where (${columns}) in (select ${columns} from ${table} where ${condition} limit ${BATCH_ROWS}) returning 1 as one`,
    );
    if (removed.length < BATCH_ROWS) return;
  }
}
