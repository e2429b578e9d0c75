import { isIsoDate, type Language, operatorName, PAYMENT_OPERATORS } from "@sughurta/domain";
import { html } from "hono/html";
import { filterTexts } from "#src/desk/texts/filter-texts.ts";
import { dayField, isoDay } from "./day-field.ts";
import type { DeskRequest } from "./desk-request.ts";
import { decisionField } from "./form-fields.ts";

const CHOICES = ["product", "operator", "state", "channel"] as const;
type ChoiceName = (typeof CHOICES)[number];

/** Whether a work list shows all rows, or only pending ones. */
export const showsAll = ({ query }: Pick<DeskRequest, "query">): boolean => query.show === "all";

/** What a list can be filtered by, in the order of its form. */
const FILTERS = ["from", "to", ...CHOICES, "least", "most", "mine"] as const;
type FilterName = (typeof FILTERS)[number];

const VALUE_LENGTH = 60;
/** An amount of TJS, as people type it. */
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** A value of a filter with its label. */
export type FilterChoice = readonly [value: string, label: string];

/** The choices of texts by code, such as the names of states. */
export const toChoices = (texts: Readonly<Record<string, string>>): readonly FilterChoice[] =>
  Object.entries(texts);

/** All payment methods. */
export const operatorChoices = (language: Language): readonly FilterChoice[] =>
  PAYMENT_OPERATORS.map((code) => [code, operatorName(code, language)]);

/** Sales channels; a list without policies of the offices leaves `staff` out. */
export const channelChoices = (
  language: Language,
  channels: readonly (keyof (typeof filterTexts)["ru"]["channels"])[],
): readonly FilterChoice[] =>
  channels.map((channel) => [channel, filterTexts[language].channels[channel]]);

/** The filters that a list offers besides its days. */
export interface ListFilters extends Partial<Record<ChoiceName, readonly FilterChoice[]>> {
  /** Whether its rows have an amount. */
  readonly hasSum?: boolean;
  /** Whether its rows are assigned to staff. */
  readonly hasMine?: boolean;
}

const isValid = (name: FilterName, value: string): boolean => {
  if (value === "") return false;
  if (name === "from" || name === "to") return isIsoDate(value);
  if (name === "least" || name === "most") return AMOUNT.test(value);
  return name !== "mine" || value === "yes";
};

/** The filter in an address; values that mean nothing are left out. */
export function filterIn({
  query,
}: Pick<DeskRequest, "query">): Readonly<Partial<Record<FilterName, string>>> {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = query[name]?.trim().slice(0, VALUE_LENGTH) ?? "";
      const value = name === "from" || name === "to" ? isoDay(text) : text;
      return isValid(name, value) ? [[name, value]] : [];
    }),
  );
}

/** Whether only some rows of a list are shown. */
export const isFiltered = (desk: Pick<DeskRequest, "query">): boolean =>
  Object.keys(filterIn(desk)).length > 0;

/** The filter and the view of a list as the part of its address after `?`; the same for the same rows. */
export function listState(desk: Pick<DeskRequest, "query">): string {
  const shown = showsAll(desk) ? { show: "all" } : {};
  return new URLSearchParams({ ...shown, ...filterIn(desk) }).toString();
}

/** The filter of a list, folded while nothing is chosen. It is kept in the address, so that a bookmark has it too. */
export function filterForm(desk: DeskRequest, list: string, filters: ListFilters) {
  const { language, path } = desk;
  const texts = filterTexts[language];
  const chosen = filterIn(desk);
  const choices = CHOICES.map((name) => {
    const offered = filters[name];
    if (!offered) return "";
    const options = offered.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === chosen[name] ? "selected" : ""}>${label}</option>`,
    );
    return html`<label>${texts[name]} <select name="${name}"><option value="">${texts.every}</option>${options}</select></label>`;
  });
  const sumField = (name: "least" | "most") =>
    html`<label>${texts[name]} <input name="${name}" inputmode="decimal" maxlength="12" value="${chosen[name] ?? ""}"></label>`;
  const mine = html`<label class="check"><input type="checkbox" name="mine" value="yes" ${chosen.mine ? "checked" : ""}> ${texts.mine}</label>`;
  const count = Object.keys(chosen).length;
  const all = showsAll(desk) ? html`<input type="hidden" name="show" value="all">` : "";
  const clear =
    count > 0
      ? html`<a class="button" href="${desk.address(`/${list}${showsAll(desk) ? "?show=all" : ""}`)}">${texts.clear}</a>`
      : "";
  return html`<section class="card"><details ${count > 0 ? "open" : ""}><summary>${texts.filter}${count > 0 ? ` (${count})` : ""}</summary>
    <form action="${path}/${list}" class="desk-filter"><input type="hidden" name="lang" value="${language}">${all}
    ${dayField(language, texts.from, { name: "from", value: chosen.from ?? "" })}
    ${dayField(language, texts.to, { name: "to", value: chosen.to ?? "" })}${choices}
    ${filters.hasSum ? html`${sumField("least")}${sumField("most")}` : ""}${filters.hasMine && !desk.asksWho ? mine : ""}
    <div class="tools"><button class="main">${texts.show}</button>${clear}</div></form></details></section>`;
}

/** The saved lists of the member of staff, and a form that saves or removes the shown one. */
export async function savedViews(desk: DeskRequest, list: string) {
  if (desk.asksWho) return "";
  const { language } = desk;
  const texts = filterTexts[language];
  const views = await desk.savedViews(list);
  const shown = listState(desk);
  const links = views.map(
    ({ name, query }) =>
      html`<a href="${desk.address(`/${list}?${query}`)}" ${query === shown ? html`aria-current="page"` : ""}>${name}</a>`,
  );
  const bar =
    views.length > 0 ? html`<nav class="desk-tabs" aria-label="${texts.saved}">${links}</nav>` : "";
  const own = views.find(({ query }) => query === shown);
  const action = desk.address(`/views/${list}`);
  if (own) {
    return html`${bar}<form method="post" action="${action}">${decisionField()}<input type="hidden" name="query" value="${shown}">
      <input type="hidden" name="view" value="${own.id}"><button name="command" value="remove">${texts.remove}</button></form>`;
  }
  if (!isFiltered(desk)) return bar;
  return html`${bar}<section class="card"><details><summary>${texts.save}</summary><form method="post" action="${action}">${decisionField()}
    <input type="hidden" name="query" value="${shown}"><label>${texts.name} <input name="name" required maxlength="60"></label>
    <button name="command" value="save">${texts.save}</button></form></details></section>`;
}
