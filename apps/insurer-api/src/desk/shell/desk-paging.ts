import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";

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
function rowKeyIn(context: Context, columns: KeyColumns): RowKey | undefined {
  const [time = "", id = ""] = (context.req.query("after") ?? "").split("~");
  const at = new Date(time);
  const isId = columns.id.getSQLType() === "uuid" ? isIdentifier(id) : TEXT_KEY.test(id);
  return Number.isNaN(at.getTime()) || !isId ? undefined : { at, id };
}

/**
 * Condition for the rows after a key; uses the columns of the index, so that distant pages cost the same as near ones.
 */
function beyond(
  columns: KeyColumns,
  key: RowKey | undefined,
  order: "newestFirst" | "oldestFirst",
): SQL | undefined {
  if (!key) return undefined;
  const sign = sql.raw(order === "newestFirst" ? "<" : ">");
  return sql`(${columns.at}, ${columns.id}) ${sign} (${key.at.toISOString()}::timestamptz, ${key.id})`;
}

/** The rows of a page, out of up to {@link PAGE_ROWS} + 1 rows, and the link to the next page if there is one. */
export function pageOf<Row>(
  context: Context,
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
): { readonly shown: readonly Row[]; readonly next: ReturnType<typeof html> | "" } {
  const shown = rows.slice(0, PAGE_ROWS);
  const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
  if (last === undefined) return { shown, next: "" };
  const { at, id } = keyOf(last);
  const query = new URLSearchParams({
    ...context.req.query(),
    after: `${at.toISOString()}~${id}`,
  });
  const { nextPage } = deskTexts[pageLanguage(context)];
  return {
    shown,
    next: html`<p><a class="button" rel="next" href="?${query}">${nextPage}</a></p>`,
  };
}

/** Whether a work list shows all rows, or only pending ones. */
export const showsAll = (context: Context): boolean => context.req.query("show") === "all";

/**
 * Query of a page of a work list: pending rows, oldest first, or all rows, newest first. Reads one row more than a page
 * has, to detect whether there is a next page.
 */
export function listQuery(context: Context, columns: KeyColumns, only?: "all") {
  const isAll = only === "all" || showsAll(context);
  const sorted = isAll ? desc : asc;
  return {
    isAll,
    beyond: beyond(columns, rowKeyIn(context, columns), isAll ? "newestFirst" : "oldestFirst"),
    orderBy: [sorted(columns.at), sorted(columns.id)],
    limit: PAGE_ROWS + 1,
  };
}

/** Tabs with the two views of a work list. */
export function listTabs(context: Context) {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const isAll = showsAll(context);
  const tab = (text: string, show: string, isShown: boolean) =>
    html`<a href="?${new URLSearchParams({ lang: language, ...(show === "" ? {} : { show }) })}" ${isShown ? html`aria-current="page"` : ""}>${text}</a>`;
  return html`<nav class="desk-tabs" aria-label="${texts.shownRows}">${tab(texts.waitingRows, "", !isAll)}${tab(texts.allRows, "all", isAll)}</nav>`;
}
