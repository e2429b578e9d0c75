import { formatDate, fromDiram, type Language, operatorName } from "@sughurta/domain";
import { html } from "hono/html";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, deskTable, momentView } from "#src/desk/shell/elements.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import {
  type PremiumEntry,
  SALES_CHANNELS,
  type SalesChannel,
} from "#src/platform/database/schema/reports.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { SHEET_FORMATS } from "#src/reports/files/sheet-file.ts";
import {
  REGISTER_COLUMNS,
  REGISTER_GROUPS,
  type RegisterColumn,
  type RegisterGroup,
  type RegisterLine,
  type RegisterStatus,
  registerTotals,
  type SellerLine,
} from "#src/reports/premiums/premium-register.ts";
import { type RegisterChoice, registerPath } from "./premium-choice.ts";
import { registerChart } from "./register-chart.ts";
import { registerTabs } from "./register-tabs.ts";
import { registerTexts } from "./register-texts.ts";

/** What the pages of the register name programmes and operators by. */
export interface RegisterNames {
  readonly programmes: readonly string[];
  readonly operators: readonly string[];
  readonly getTitle: (productCode: string) => string;
}

/** The register of a period. */
export interface RegisterFacts {
  readonly choice: RegisterChoice;
  readonly lines: readonly RegisterLine[];
  /** Sales by staff in the same period. */
  readonly sellers: readonly SellerLine[];
  readonly names: RegisterNames;
  readonly status: RegisterStatus;
}

/** A page of entries of the register. */
export interface EntriesFacts {
  readonly choice: RegisterChoice;
  readonly entries: readonly PremiumEntry[];
  readonly names: RegisterNames;
  readonly hasMore: boolean;
}

const isCount = (column: RegisterColumn) => column === "sold" || column === "cancelled";
const isChannel = (key: string): key is SalesChannel => SALES_CHANNELS.some((one) => one === key);
const isMotorProduct = (key: string): key is "MTPL" | "ECI" | "SCI" =>
  ["MTPL", "ECI", "SCI"].includes(key);

/** Name of a line: a day, a product, a programme, a channel, or an operator. */
export function lineName(
  group: RegisterGroup,
  key: string,
  language: Language,
  { getTitle }: Pick<RegisterNames, "getTitle">,
): string {
  const texts = registerTexts[language];
  if (group === "day") return formatDate(key);
  if (group === "operator") return key === "" ? texts.noOperator : operatorName(key, language);
  if (group === "channel") return isChannel(key) ? texts.channels[key] : key;
  return isMotorProduct(key) ? texts.products[key] : getTitle(key);
}

const sumText = (diram: number, language: Language) => amountText(fromDiram(diram), language);

/** The choice that limits a period to the policies of one line. */
function getChoice(choice: RegisterChoice, key: string): RegisterChoice {
  if (choice.group === "day") return { ...choice, from: key, to: key };
  return { ...choice, [choice.group]: key };
}

/** The premium register: choice of a period, chart, lines with their entries, downloads. */
export function registerView(
  desk: DeskRequest,
  { choice, lines, sellers, names, status }: RegisterFacts,
): DeskPage {
  const { language } = desk;
  const texts = registerTexts[language];
  const { group } = choice;
  const getName = (key: string) => lineName(group, key, language, names);
  const cells = (line: Readonly<Record<RegisterColumn, number>>) =>
    REGISTER_COLUMNS.map((column) =>
      isCount(column) ? String(line[column]) : sumText(line[column], language),
    );
  const rows = lines.map((line) => {
    const address = desk.address(registerPath("/registers/entries", getChoice(choice, line.key)));
    const other = line.currency === "TJS" ? "" : ` (${line.currency})`;
    return [html`<a href="${address}">${getName(line.key)}</a>${other}`, ...cells(line)];
  });
  const totals = registerTotals(group, lines).map((total) => [
    html`<strong>${texts.total}${total.currency === "TJS" ? "" : ` (${total.currency})`}</strong>`,
    ...cells(total),
  ]);
  const heads = REGISTER_COLUMNS.map((column) => ({ label: texts.columns[column], isSum: true }));
  const table = deskTable(texts.title, [texts.groups[group], ...heads], [...rows, ...totals]);
  const chartTexts = {
    title: texts.chart,
    written: texts.columns.writtenDiram,
    earned: texts.columns.earnedDiram,
  };
  const shown =
    lines.length === 0
      ? html`<p class="card">${texts.empty}</p>`
      : html`${registerChart(group, lines, language, chartTexts, getName)}<p class="muted">${texts.sums}</p><div class="desk-register">${table}</div>${downloads(desk, language, choice)}`;
  const body = html`${registerTabs(desk, "premiums")}${filterForm(desk, language, choice, names)}${statusView(desk, language, status)}${shown}${sellersCard(sellers, language)}`;
  return { title: texts.title, body };
}

/** Sales by each member of staff; empty without any. */
function sellersCard(sellers: readonly SellerLine[], language: Language) {
  if (sellers.length === 0) return "";
  const texts = registerTexts[language];
  const sums = ["writtenDiram", "correctedDiram", "cancelledDiram"] as const;
  const columns = ["sold", ...sums] as const;
  const heads = columns.map((column) => ({ label: texts.columns[column], isSum: true }));
  const rows = sellers.map((line) => [
    html`<strong>${line.seller}</strong>${line.currency === "TJS" ? "" : ` (${line.currency})`}`,
    String(line.sold),
    ...sums.map((column) => sumText(line[column], language)),
  ]);
  return html`<section><h2>${texts.sellers}</h2><div class="desk-register">${deskTable(texts.sellers, [texts.seller, ...heads], rows)}</div></section>`;
}

function statusView(desk: DeskRequest, language: Language, status: RegisterStatus) {
  const texts = registerTexts[language];
  const { enteredAt, check } = status;
  if (!enteredAt) return html`<p class="muted">${texts.notEntered}</p>`;
  const entered = html`${texts.entered} ${momentView(desk, enteredAt)}.`;
  if (!check) return html`<p class="muted">${entered}</p>`;
  const { missing, differing, checkedAt } = check;
  const compared = momentView(desk, checkedAt);
  if (missing + differing === 0)
    return html`<p class="muted">${entered} ${texts.agrees} ${compared}.</p>`;
  return html`<div class="card" role="alert"><p>${fill(texts.differs, { missing, differing })} ${compared}.</p></div>`;
}

function filterForm(
  { path }: DeskRequest,
  language: Language,
  { from, to, group, product, programme, channel, operator }: RegisterChoice,
  names: RegisterNames,
) {
  const texts = registerTexts[language];
  const options = (
    of: RegisterGroup,
    keys: readonly string[],
    chosen: string | undefined,
    every = true,
  ) => {
    const all = every ? html`<option value="">${texts.every}</option>` : "";
    return html`${all}${keys.map((key) => html`<option value="${key === "" ? "none" : key}" ${key === chosen ? "selected" : ""}>${lineName(of, key, language, names)}</option>`)}`;
  };
  const groups = REGISTER_GROUPS.map(
    (one) =>
      html`<option value="${one}" ${one === group ? "selected" : ""}>${texts.groups[one]}</option>`,
  );
  return html`<form class="card desk-filter" action="${path}/registers">
    <input type="hidden" name="lang" value="${language}">${product === undefined ? "" : html`<input type="hidden" name="product" value="${product}">`}
    ${dayField(language, texts.from, { name: "from", value: from, required: true })}
    ${dayField(language, texts.to, { name: "to", value: to, required: true })}
    <label>${texts.group} <select name="by">${groups}</select></label>
    <label>${texts.groups.programme} <select name="programme">${options("programme", names.programmes, programme)}</select></label>
    <label>${texts.groups.channel} <select name="channel">${options("channel", SALES_CHANNELS, channel)}</select></label>
    <label>${texts.groups.operator} <select name="operator">${options("operator", names.operators, operator)}</select></label>
    <button class="main">${texts.show}</button></form>`;
}

/** Buttons that download the lines and the entries of the shown period. */
function downloads(desk: DeskRequest, language: Language, choice: RegisterChoice) {
  const texts = registerTexts[language];
  const button = (what: "lines" | "entries", label: string) =>
    SHEET_FORMATS.map((format) => {
      const address = desk.address(registerPath("/registers/file", choice));
      return html`<form method="post" action="${address}&what=${what}&format=${format}"><button>${label}, ${format.toUpperCase()}</button></form>`;
    });
  return html`<div class="desk-downloads">${button("lines", texts.downloadLines)}${button("entries", texts.downloadEntries)}</div>`;
}

/** Entries of the register, newest first, with links to their policies. */
export function entriesView(
  desk: DeskRequest,
  { choice, entries, names, hasMore }: EntriesFacts,
): DeskPage {
  const { language } = desk;
  const texts = registerTexts[language];
  const seesPolicies = desk.may("seePolicies");
  const rows = entries.map((entry) => {
    const { policyNumber } = entry;
    const number = seesPolicies
      ? html`<a href="${desk.address(`/policies/${policyNumber}`)}">${policyNumber}</a>`
      : html`<strong>${policyNumber}</strong>`;
    return [
      number,
      formatDate(entry.bookedOn),
      texts.kinds[entry.kind],
      lineName("programme", entry.productCode, language, names),
      texts.channels[entry.channel],
      lineName("operator", entry.operator, language, names),
      sumText(entry.changeDiram, language),
      sumText(entry.refundedDiram, language),
      sumText(entry.commissionDiram, language),
    ];
  });
  const sum = (label: string) => ({ label, isSum: true });
  const { programme, channel, operator } = texts.groups;
  const columns = [
    ...[texts.policy, texts.day, texts.what, programme, channel, operator],
    ...[texts.change, texts.columns.refundedDiram, texts.columns.commissionDiram].map(sum),
  ];
  const last = entries.at(-1)?.position ?? 0;
  const address = desk.address(registerPath("/registers/entries", choice));
  const more = hasMore
    ? html`<p><a class="button" rel="next" href="${address}&before=${last}">${deskTexts[language].nextPage}</a></p>`
    : "";
  const days = `${formatDate(choice.from)} – ${formatDate(choice.to)}`;
  const body =
    rows.length === 0
      ? html`<p class="card">${texts.empty}</p>`
      : html`<p class="muted">${days}. ${texts.sums}</p><div class="desk-register">${deskTable(texts.entries, columns, rows)}</div>${more}`;
  const back = { path: "/registers", label: texts.title };
  return {
    title: texts.entries,
    back: backLinks(desk, back),
    body,
  };
}
