import { globSync, readFileSync } from "node:fs";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTemplate } from "#src/testing/database-template.ts";
import type { DatabaseHandle } from "./database.ts";
import { queryRows } from "./sql.ts";

const SOURCES = new URL("../../", import.meta.url);

/** Tables used only in SQL: applied migrations, and allowed state transitions. */
const SQL_ONLY = ["migration", "state_edge"];

/** One column, from the database or from the schema. */
interface ColumnFacts extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
  readonly filled: boolean;
  readonly key: boolean;
}

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTemplate();
});
afterAll(() => handle.close());

async function tablesOfSchema(): Promise<PgTable[]> {
  const files = globSync("**/*.ts", { cwd: SOURCES })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => new URL(file, SOURCES))
    .filter((file) => readFileSync(file, "utf8").includes("pgTable("));
  const modules = await Promise.all(files.map(({ href }) => import(href) as Promise<object>));
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => is(value, PgTable));
}

function getColumns(table: PgTable): ColumnFacts[] {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  return columns.map((column) => ({
    table: name,
    column: column.name,
    type: column.getSQLType().replace(", ", ","),
    required: column.notNull || keys.has(column.name),
    filled: column.hasDefault,
    key: column.primary || keys.has(column.name),
  }));
}

const inOrder = (columns: readonly ColumnFacts[]) =>
  columns.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`));

it("matches between TypeScript and the migrated database", async () => {
  const inCode = (await tablesOfSchema()).flatMap(getColumns);
  const inDatabase = await queryRows<ColumnFacts>(
    handle.db,
    sql`select c.relname as "table", a.attname as "column",
          format_type(a.atttypid, a.atttypmod) as "type", a.attnotnull as "required",
          (a.atthasdef or a.attidentity <> '') as "filled",
          exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "key"
        from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        where a.attnum > 0 and not a.attisdropped `,
  );
  const known = inDatabase.filter(({ table }) => !SQL_ONLY.includes(table));
  expect(inOrder(known)).toEqual(inOrder(inCode));
});
