import { toDiram } from "@sughurta/domain";
import {
  and,
  asc,
  type ColumnBaseConfig,
  desc,
  gte,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
  type TableConfig,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { DeskRequest, StaffRequest } from "./desk-request.ts";
import { filterIn, showsAll } from "./list-filter.ts";

/** The part of a request that selects the rows of a list. */
type ListRequest = Pick<DeskRequest, "query">;

/** Page size of a work list. */
const PAGE_ROWS = 50;

/** Format of a text key: the number of a policy, or the name of a file. */
const TEXT_KEY = /^[\w.-]{1,121}$/;

/** Sort key of the last row of a page. */
interface RowKey {
  readonly at: Date;
  readonly id: string;
}

/** The columns by which a list is sorted. */
interface KeyColumns {
  readonly at: PgColumn;
  readonly id: PgColumn;
}

/** The row key after which the requested page begins; `undefined` for the first page. */
function rowKeyIn({ query }: ListRequest, columns: KeyColumns): RowKey | undefined {
  const [time = "", id = ""] = (query.after ?? "").split("~");
  const at = new Date(time);
  const isId = columns.id.getSQLType() === "uuid" ? isIdentifier(id) : TEXT_KEY.test(id);
  return Number.isNaN(at.getTime()) || !isId ? undefined : { at, id };
}

/**
 * Condition for the rows after a key; uses the columns of the index, so that distant pages cost the same as near ones.
 */
function afterCursor(
  columns: KeyColumns,
  key: RowKey | undefined,
  order: "newestFirst" | "oldestFirst",
): SQL | undefined {
  if (!key) return undefined;
  const sign = sql.raw(order === "newestFirst" ? "<" : ">");
  return sql`(${columns.at}, ${columns.id}) ${sign} (${key.at.toISOString()}::timestamptz, ${key.id})`;
}

/** The rows of a page, out of up to {@link PAGE_ROWS} + 1 rows, and the address of the next page; "" if it is the last. */
export function getPage<Row>(
  desk: ListRequest,
  rows: readonly Row[],
  toKey: (row: Row) => RowKey,
): { readonly shown: readonly Row[]; readonly next: string } {
  const shown = rows.slice(0, PAGE_ROWS);
  const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
  if (last === undefined) return { shown, next: "" };
  const { at, id } = toKey(last);
  const { done: _done, left: _left, ...kept } = desk.query;
  const query = new URLSearchParams({
    ...kept,
    after: `${at.toISOString()}~${id}`,
  });
  return { shown, next: `?${query}` };
}

/**
 * Query of a page of a work list: pending rows, oldest first, or all rows, newest first. Reads one row more than a page
 * has, to detect whether there is a next page.
 */
export function listQuery(desk: ListRequest, columns: KeyColumns, only?: "all") {
  const isAll = only === "all" || showsAll(desk);
  const sorted = isAll ? desc : asc;
  return {
    isAll,
    afterCursor: afterCursor(
      columns,
      rowKeyIn(desk, columns),
      isAll ? "newestFirst" : "oldestFirst",
    ),
    orderBy: [sorted(columns.at), sorted(columns.id)],
    limit: PAGE_ROWS + 1,
  };
}

/** What a filter compares its value with, or the conditions of its values: PostgreSQL estimates those better. */
type Compared = SQLWrapper | ((value: string) => SQL | undefined);

/** What the filters of a list are compared with; a filter without one does nothing. */
interface FilterColumns {
  readonly day: PgColumn;
  readonly product?: Compared;
  readonly operator?: Compared;
  readonly state?: Compared;
  readonly channel?: Compared;
  readonly sum?: PgColumn;
  /** Whether a row is assigned to a member of staff. */
  readonly mine?: (staffName: string) => SQL;
}

/** Condition for the rows that the filter in the address of a list keeps; days are those of the insurer. */
export function filterQuery(
  desk: Pick<StaffRequest, "actor" | "query" | "timeZone">,
  columns: FilterColumns,
): SQL | undefined {
  const { from, to, least, most, mine, ...choices } = filterIn(desk);
  const start = (day: SQL) => sql`${day}::timestamp at time zone ${sql.param(desk.timeZone)}`;
  const diram = (amount: string) => toDiram(Number(amount.replace(",", ".")));
  const { day, sum } = columns;
  const is = (name: "product" | "operator" | "state" | "channel") => {
    const column = columns[name];
    const value = choices[name];
    if (!column || value === undefined) return undefined;
    return typeof column === "function" ? column(value) : sql`${column} = ${value}`;
  };
  return and(
    from === undefined ? undefined : gte(day, start(sql`${from}::date`)),
    to === undefined ? undefined : lt(day, start(sql`(${to}::date + 1)`)),
    is("product"),
    is("operator"),
    is("state"),
    is("channel"),
    sum && least !== undefined ? gte(sum, diram(least)) : undefined,
    sum && most !== undefined ? lte(sum, diram(most)) : undefined,
    mine === undefined ? undefined : columns.mine?.(desk.actor.id),
  );
}

/** The condition of a filter's value; an unknown value has no rows. */
export const getCondition =
  (conditions: Readonly<Record<string, SQL | undefined>>) =>
  (value: string): SQL | undefined =>
    Object.hasOwn(conditions, value) ? conditions[value] : sql`false`;

/** A non-null column. */
interface KeyColumn<Value> extends ColumnBaseConfig<"date" | "string", string> {
  data: Value;
  notNull: true;
}

/** Columns by which a work list is sorted. */
interface ListColumns {
  readonly createdAt: PgColumn<KeyColumn<Date>>;
  readonly id: PgColumn<KeyColumn<string>>;
}

/** Rows of a table by creation time: the pending ones, or all. */
export async function readWorkList<Config extends TableConfig>(
  db: Database,
  desk: ListRequest,
  table: PgTable<Config> & ListColumns,
  isPending: SQL,
  only?: SQL,
) {
  const { createdAt: at, id } = table;
  const { isAll, afterCursor, orderBy, limit } = listQuery(desk, { at, id });
  const found = await db
    .select({ row: table, at, id })
    .from(table)
    .where(and(isAll ? undefined : isPending, only, afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
  const { shown, next } = getPage(desk, found, (key) => key);
  return { isAll, shown: shown.map(({ row }) => row), next };
}
