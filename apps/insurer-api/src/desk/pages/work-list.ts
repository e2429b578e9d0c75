import { and, type ColumnBaseConfig, type SQL, type TableConfig } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { PersonalKind } from "#src/desk/personal/openings.ts";
import { type Markup, sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { listQuery, listTabs, pageOf } from "#src/desk/shell/desk-paging.ts";
import { type Column, deskTable } from "#src/desk/shell/desk-table.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { deskProblem } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";

/** A page of a work list: its rows, and the link to the next page. */
export interface ListPage<Row> {
  /** Whether it contains all rows, not only pending ones. */
  readonly isAll: boolean;
  readonly shown: readonly Row[];
  readonly next: Markup | "";
}

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
  context: Context,
  table: PgTable<Config> & ListColumns,
  waits: SQL,
) {
  const { createdAt: at, id } = table;
  const { isAll, beyond, orderBy, limit } = listQuery(context, { at, id });
  const found = await db
    .select({ row: table, at, id })
    .from(table)
    .where(and(isAll ? undefined : waits, beyond))
    .orderBy(...orderBy)
    .limit(limit);
  const { shown, next } = pageOf(context, found, (key) => key);
  return { isAll, shown: shown.map(({ row }) => row), next };
}

/** Content of a work list page. */
interface WorkListView {
  readonly title: string;
  /** The rows, as a table or as cards. */
  readonly rows: Markup;
  /** Text shown if there are no rows. */
  readonly empty: string;
  readonly before?: Markup | "";
  readonly after?: Markup | "";
}

/** Sends a page of a work list, with tabs for its two views and a link to the next page. */
export function sendWorkList(
  context: Context,
  { shown, next }: ListPage<unknown>,
  { title, rows, empty, before = "", after }: WorkListView,
): Promise<Response> {
  const language = pageLanguage(context);
  const list = shown.length > 0 ? rows : html`<p>${empty}</p>`;
  const body = html`${deskProblem(context, language)}${before}${listTabs(context)}${list}${next}${after ?? ""}`;
  return sendDeskPage(context, { language, title, body });
}

/** Number of attempts to send and the last failure; empty if none failed. */
export function triesText(
  { attempts, lastFailure }: { readonly attempts: number; readonly lastFailure: string },
  label: string,
): string {
  return lastFailure === "" ? "" : `${lastFailure} · ${label}: ${attempts}`;
}

/** A table of records with personal data. */
interface PersonalTable<Row> {
  readonly kind: PersonalKind;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly idOf: (row: Row) => string;
  /** Cells of a row, with personal data masked according to the view. */
  readonly cellsOf: (row: Row, view: PersonalView) => readonly (Markup | string)[];
}

/** Table of records whose personal data is masked until it is revealed. */
export async function personalTable<Row>(
  deskContext: DeskContext,
  context: Context,
  rows: readonly Row[],
  { kind, caption, columns, idOf, cellsOf }: PersonalTable<Row>,
) {
  const viewOf = await deskContext.viewsOf(context, kind, rows.map(idOf));
  return deskTable(
    caption,
    columns,
    rows.map((row) => cellsOf(row, viewOf(idOf(row)))),
  );
}
