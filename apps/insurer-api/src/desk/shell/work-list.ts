import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { PersonalKind } from "#src/desk/access/unmask-grants.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { filterTexts } from "#src/desk/texts/filter-texts.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import type { DeskRequest } from "./desk-request.ts";
import { type Column, deskTable } from "./elements.ts";
import {
  filterForm,
  filterIn,
  isFiltered,
  type ListFilters,
  listState,
  savedViews,
  showsAll,
} from "./list-filter.ts";
import type { DeskPage, Markup } from "./page-frame.ts";

/** Tabs with the two views of a work list. */
function listTabs(desk: DeskRequest) {
  const { language } = desk;
  const texts = deskTexts[language];
  const isAll = showsAll(desk);
  const tab = (text: string, show: string, isShown: boolean) => {
    const query = { lang: language, ...(show === "" ? {} : { show }), ...filterIn(desk) };
    return html`<a href="?${new URLSearchParams(query)}" ${isShown ? html`aria-current="page"` : ""}>${text}</a>`;
  };
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
  /** Name of the list at `/selected/…`, if its rows have a {@link chosenRow}. */
  readonly selected?: string;
  /** Text about a command that has changed `{{count}}` rows. */
  readonly done?: string;
  /** Name of the list in the address, and what it can be filtered by. */
  readonly filtered?: { readonly list: string; readonly by: ListFilters };
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
  { title, rows, empty, before = "", after = "", filtered, selected, done }: WorkListParts,
): DeskPage {
  const none = isFiltered(desk) ? filterTexts[desk.language].none : empty;
  const list = shown.length > 0 ? rows : html`<p>${none}</p>`;
  const filter = filtered ? listFilter(desk, filtered.list, filtered.by) : "";
  return {
    title,
    body: html`${before}${readOutcome(desk, done)}${listTabs(desk)}${filter}${list}
    ${selected && shown.length > 0 ? selectedForm(desk, selected) : ""}${nextLink(desk, next)}${after}`,
  };
}

/** Id of the form that the boxes of {@link chosenRow} belong to; forms of rows cannot be inside it. */
const SELECTED_FORM = "selected";

/** The head of a row with a box that chooses it for a command on several records; `name` is for screen readers. */
export const chosenRow = (
  { language, asksWho }: DeskRequest,
  { id, name }: { readonly id: string; readonly name: string },
  head: Markup,
): Markup =>
  asksWho
    ? head
    : html`<span class="desk-choice"><label class="desk-choose"><input type="checkbox" name="id" value="${id}" form="${SELECTED_FORM}" aria-label="${workTexts[language].choose}: ${name}"></label>${head}</span>`;

/** Button that leads from the chosen rows to the page that shows their number and the commands. */
function selectedForm(desk: DeskRequest, list: string) {
  const { language, path, asksWho } = desk;
  if (asksWho) return "";
  return html`<form action="${path}/selected/${list}" id="${SELECTED_FORM}"><input type="hidden" name="lang" value="${language}">
    <input type="hidden" name="back" value="${listState(desk)}"><button>${workTexts[language].withChosen}</button></form>`;
}

/** Outcome of a command that changed rows of a list; a refused one has changed none. */
function readOutcome({ query, language }: DeskRequest, doneText: string | undefined) {
  const [done, left] = [Number(query.done), Number(query.left)];
  if (!Number.isInteger(done) || query.problem !== undefined) return "";
  const texts = workTexts[language];
  const more = left > 0 ? ` ${fill(texts.left, { count: left })}` : "";
  return html`<p class="card" role="status">${fill(doneText ?? texts.done, { count: done })}${more}</p>`;
}

/** The saved lists of the user, and the filter of a list. */
export const listFilter = (desk: DeskRequest, list: string, by: ListFilters) =>
  html`${savedViews(desk, list)}${filterForm(desk, list, by)}`;

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
  readonly getId: (row: Row) => string;
  /** Cells of a row, with personal data masked according to the view. */
  readonly toCells: (row: Row, view: PersonalView) => readonly (Markup | string)[];
}

/** Table of records whose personal data is masked until it is revealed. */
export async function personalTable<Row>(
  desk: DeskRequest,
  rows: readonly Row[],
  { kind, caption, columns, getId, toCells }: PersonalTable<Row>,
) {
  const toView = await desk.loadViews(kind, rows.map(getId));
  return deskTable(
    caption,
    columns,
    rows.map((row) => toCells(row, toView(getId(row)))),
  );
}
