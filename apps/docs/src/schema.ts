import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { ROOT } from "./folders.ts";

const MIGRATIONS = join(ROOT, "apps/insurer-api/src/platform/database/migrations");

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** Type as PostgreSQL names it, such as `bigint`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Whether it belongs to the primary key. */
  readonly isKey: boolean;
  /** Whether a foreign key begins at it. */
  readonly isForeign: boolean;
}

/** A table with its foreign keys. */
export interface Table {
  readonly name: string;
  /** Comment above its definition; empty without one. */
  readonly description: string;
  readonly columns: readonly Column[];
  /** Referenced tables, each with the first column of the foreign key. */
  readonly references: readonly { readonly column: string; readonly table: string }[];
}

/** Allowed transitions of the column `state` of a table, from `state_edge`; a new row begins at the empty state. */
export interface StateMachine {
  readonly table: string;
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** Tables and state machines of insurer-api. */
export interface Schema {
  readonly tables: readonly Table[];
  readonly machines: readonly StateMachine[];
}

const COLUMNS = `
  select c.relname as "table", a.attname as "name", format_type(a.atttypid, a.atttypmod) as "type",
    a.attnotnull as "isRequired",
    exists (select 1 from pg_constraint where conrelid = c.oid and contype = 'p' and a.attnum = any(conkey)) as "isKey",
    exists (select 1 from pg_constraint where conrelid = c.oid and contype = 'f' and a.attnum = any(conkey)) as "isForeign"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`;

const REFERENCES = `
  select distinct c.relname as "from", a.attname as "column", target.relname as "table"
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class target on target.oid = f.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by 1, 2, 3`;

// The machine of a table is the argument of its trigger.
const EDGES = `
  select c.relname as "table", e.from_state as "from", e.to_state as "to"
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
  join state_edge e on e.machine = split_part(pg_get_triggerdef(t.oid), '''', 2)
  where t.tgfoid = 'follow_state_edge'::regproc
  order by 1, 2, 3`;

/** The schema that the migrations of insurer-api create in an empty database. */
export async function readSchema(): Promise<Schema> {
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => readFileSync(join(MIGRATIONS, name), "utf8"));
  const database = await PGlite.create();
  try {
    for (const file of files) await database.exec(file);
    const columns = (await database.query<Column & { table: string }>(COLUMNS)).rows;
    const references = (
      await database.query<{ from: string; column: string; table: string }>(REFERENCES)
    ).rows;
    const edges = (await database.query<{ table: string; from: string; to: string }>(EDGES)).rows;
    const descriptions = describedTables(files.join("\n"));
    return {
      tables: [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
        name,
        description: descriptions.get(name) ?? "",
        columns: own,
        references: references.filter(({ from }) => from === name),
      })),
      machines: [...Map.groupBy(edges, ({ table }) => table)].map(([table, own]) => ({
        table,
        edges: own,
      })),
    };
  } finally {
    await database.close();
  }
}

/** Comments directly above `create table`, by table. */
function describedTables(sql: string): Map<string, string> {
  const found = sql.matchAll(/^(?<comment>(?:-- .*\n)+)create table "?(?<table>\w+)"? \(/gm);
  return new Map(
    [...found].map(({ groups: { table = "", comment = "" } = {} }) => [
      table,
      comment.replaceAll(/^-- /gm, "").replaceAll("\n", " ").trim(),
    ]),
  );
}
