import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** One type for both engines and for transactions. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a raw SQL statement, which both drivers return under `rows`. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
