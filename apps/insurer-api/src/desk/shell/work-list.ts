import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { PersonalKind } from "#src/desk/access/openings.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { DeskRequest } from "./desk-request.ts";
import { type Column, deskTable } from "./elements.ts";
import type { DeskPage, Markup } from "./page-frame.ts";

/** Whether a work list shows all rows, or only pending ones. */
export const showsAll = ({ query }: Pick<DeskRequest, "query">): boolean => query.show === "all";

/** Tabs with the two views of a work list. */
function listTabs(desk: DeskRequest) {
  const { language } = desk;
  const texts = deskTexts[language];
  const isAll = showsAll(desk);
  const tab = (text: string, show: string, isShown: boolean) =>
    html`<a href="?${new URLSearchParams({ lang: language, ...(show === "" ? {} : { show }) })}" ${isShown ? html`aria-current="page"` : ""}>${text}</a>`;
  return html`<nav class="desk-tabs" aria-label="${texts.shownRows}">${tab(texts.waitingRows, "", !isAll)}${tab(texts.allRows, "all", isAll)}</nav>`;
}

/** A page of a work list: its rows, and the address of the next page; "" if it is the last. */
export interface ListPage<Row> {
  /** Whether it contains all rows, not only pending ones. */
  readonly isAll: boolean;
  readonly shown: readonly Row[];
  readonly next: string;
}

/** Content of a work list page. */
interface WorkListParts {
  readonly title: string;
  /** The rows, as a table or as cards. */
  readonly rows: Markup;
  /** Text shown if there are no rows. */
  readonly empty: string;
  readonly before?: Markup | "";
  readonly after?: Markup | "";
}

/** Link to the next page of a list. */
export function nextLink({ language }: Pick<DeskRequest, "language">, next: string) {
  if (next === "") return "";
  return html`<p><a class="button" rel="next" href="${next}">${deskTexts[language].nextPage}</a></p>`;
}

/** A page with a work list, with tabs for its two views and a link to the next page. */
export function workListPage(
  desk: DeskRequest,
  { shown, next }: ListPage<unknown>,
  { title, rows, empty, before = "", after = "" }: WorkListParts,
): DeskPage {
  const list = shown.length > 0 ? rows : html`<p>${empty}</p>`;
  return { title, body: html`${before}${listTabs(desk)}${list}${nextLink(desk, next)}${after}` };
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
  desk: DeskRequest,
  rows: readonly Row[],
  { kind, caption, columns, idOf, cellsOf }: PersonalTable<Row>,
) {
  const viewOf = await desk.viewsOf(kind, rows.map(idOf));
  return deskTable(
    caption,
    columns,
    rows.map((row) => cellsOf(row, viewOf(idOf(row)))),
  );
}
