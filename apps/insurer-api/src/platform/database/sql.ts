import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Both engines behind one type; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a statement written by hand, which both drivers answer under `rows`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
