import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** One type for both engines and for transactions. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a raw SQL statement, which both drivers return under `rows`. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** The few different texts of an indexed column, sorted: one step in the index for each of them. */
export async function listValues(db: Database, column: PgColumn): Promise<readonly string[]> {
  const rows = await queryRows<{ value: string }>(
    db,
    sql`
    with recursive found (value) as (
      select min(${column}) from ${column.table}
      union all
      select (select min(${column}) from ${column.table} where ${column} > value) from found
      where value is not null
    )
    select value from found where value is not null`,
  );
  return rows.map(({ value }) => value).toSorted();
}
