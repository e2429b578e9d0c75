import {
  formatDate,
  fromDiram,
  type Language,
  operatorName,
  PAYMENT_OPERATORS,
} from "@sughurta/domain";
import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, momentText, rowLink } from "#src/desk/shell/elements.ts";
import { commandFields, decisionField, fileLimit } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import {
  ITEM_ACTIONS,
  ITEM_KINDS,
  type ItemKind,
  type Reconciliation,
  type ReconciliationItem,
} from "#src/platform/database/schema/reports.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import type {
  ReconciliationDetails,
  ReconciliationSummary,
} from "#src/reports/reconciliation/reconcile.ts";
import { toHeadings } from "#src/reports/reconciliation/statement-lines.ts";
import { registerTabs } from "./register-tabs.ts";
import { registerTexts } from "./register-texts.ts";
import { statementTexts } from "./statement-texts.ts";

/** Size limit of a statement. */
export const UPLOAD_MEGABYTES = 10;
/** Shown items of each list. */
export const SHOWN_ITEMS = 100;

/** `2026-11` → `11.2026`. */
const monthText = (month: string) => month.split("-").toReversed().join(".");
const sumText = (diram: number, language: Language) => amountText(fromDiram(diram), language);

/** All reconciliations, and the month whose statements are due. */
export interface StatementsFacts {
  readonly found: readonly ReconciliationSummary[];
  readonly month: string;
}

/** A reconciliation with the proposal to close its month. */
export interface StatementFacts extends ReconciliationDetails {
  readonly proposals: readonly Proposal[];
}

/** All reconciliations, and the form that uploads a statement. */
export function statementsView(desk: DeskRequest, { found, month }: StatementsFacts): DeskPage {
  const { language } = desk;
  const texts = statementTexts[language];
  const rows = found.map((one) => {
    const { id, operator, month: of, fileName } = one.reconciliation;
    return [
      rowLink(desk.address(`/registers/statements/${id}`), monthText(of)),
      operatorName(operator, language),
      stateBadge(one, language),
      fileName,
    ];
  });
  const columns = [texts.month, texts.operator, texts.state, texts.file];
  const table =
    rows.length > 0 ? deskTable(texts.title, columns, rows) : html`<p>${texts.empty}</p>`;
  const form = desk.may("reconcileStatements") ? uploadForm(desk, month) : "";
  return {
    title: texts.title,
    body: html`${registerTabs(desk, "statements")}${form}${table}`,
  };
}

function stateBadge(
  { reconciliation: { closedAt }, needsColumns, open }: ReconciliationSummary,
  language: Language,
) {
  const texts = statementTexts[language];
  if (closedAt) return badge("success", texts.closed);
  if (needsColumns) return badge("info", texts.needsColumns);
  return open > 0
    ? badge("warning", fill(texts.open, { count: open }))
    : badge("neutral", texts.ready);
}

function uploadForm(desk: DeskRequest, month: string) {
  const { language } = desk;
  const texts = statementTexts[language];
  const operators = PAYMENT_OPERATORS.map(
    (code) => html`<option value="${code}">${operatorName(code, language)}</option>`,
  );
  return html`<section class="card"><h2>${texts.upload}</h2><form class="desk-filter" method="post" enctype="multipart/form-data" action="${desk.address("/registers/statements")}">${decisionField()}
    <label>${texts.operator} <select name="operator">${operators}</select></label>
    <label>${texts.month} <input name="month" type="month" required pattern="\\d{4}-\\d{2}" placeholder="2026-11" value="${month}"></label>
    <label>${texts.file} <input name="file" type="file" required accept=".xlsx,.csv,.txt" ${fileLimit(language, UPLOAD_MEGABYTES)}></label>
    <button class="main">${texts.send}</button></form><p class="muted">${texts.fileHint}</p></section>`;
}

/** A reconciliation: choice of its columns, or its four lists. */
export function statementView(desk: StaffRequest, details: StatementFacts): DeskPage {
  const { language } = desk;
  const texts = statementTexts[language];
  const { reconciliation, proposals } = details;
  const { operator, month, fileName, uploadedBy, uploadedAt, pendingRows, skipped } =
    reconciliation;
  const mayWork = reconciliation.closedAt === null && desk.may("reconcileStatements");
  const facts = html`<p class="muted">${fileName} · ${uploadedBy}, ${momentText(desk, uploadedAt)}${skipped > 0 ? html` · ${fill(texts.skipped, { count: skipped })}` : ""}</p>`;
  const lists = ITEM_KINDS.map((kind) => listView(desk, kind, details, mayWork));
  const content = pendingRows
    ? mayWork
      ? columnsForm(desk, language, reconciliation, toHeadings(pendingRows))
      : html`<p class="card">${texts.needsColumns}</p>`
    : html`${lists}${endOfMonth(desk, language, details, mayWork && proposals.length === 0)}`;
  return {
    title: `${operatorName(operator, language)}, ${monthText(month)}`,
    back: backLinks(desk, { path: "/registers/statements", label: texts.title }),
    body: html`${proposalCards(desk, proposals)}${facts}${content}`,
  };
}

const pageOfStatement = (desk: DeskRequest, { id }: Pick<Reconciliation, "id">) =>
  desk.address(`/registers/statements/${id}`);

function columnsForm(
  desk: DeskRequest,
  language: Language,
  reconciliation: Reconciliation,
  headings: readonly string[],
) {
  const texts = statementTexts[language];
  const names = [...new Set(headings.filter((name) => name !== ""))];
  const options = names.map((name) => html`<option>${name}</option>`);
  return html`<section class="card"><h2>${texts.columns}</h2><p>${texts.columnsHint}</p>
    <form class="desk-filter" method="post" action="${pageOfStatement(desk, reconciliation)}">${decisionField()}
    <label>${texts.referenceColumn} <select name="referenceColumn">${options}</select></label>
    <label>${texts.amountColumn} <select name="amountColumn">${options}</select></label>
    <label>${texts.dayColumn} <select name="dayColumn"><option value="">${texts.noColumn}</option>${options}</select></label>
    <button class="main" name="command" value="columns">${texts.read}</button></form></section>`;
}

function listView(
  desk: DeskRequest,
  kind: ItemKind,
  { reconciliation, items, sums }: ReconciliationDetails,
  mayWork: boolean,
) {
  const { language } = desk;
  const texts = statementTexts[language];
  const { count = 0, oursDiram = 0, theirsDiram = 0 } = sums.get(kind) ?? {};
  const heading = html`<h2>${texts.lists[kind]}: ${count}</h2>`;
  if (count === 0) return html`<section class="card">${heading}<p>${texts.none}</p></section>`;
  const sum = (label: string) => ({ label, isSum: true });
  const columns = [texts.reference, texts.day, sum(texts.ours), sum(texts.theirs)];
  const amount = (diram: number | null, isTheirs: boolean) => {
    if (diram !== null) return sumText(diram, language);
    return isTheirs && kind !== "oursOnly" ? texts.unreadable : "–";
  };
  const shown = items.filter((item) => item.kind === kind);
  const rows = shown.map((item) => [
    html`<span><strong>${item.reference}</strong>${item.isRepeated ? html` ${badge("warning", texts.repeated)}` : ""}${moneyLink(desk, item)}</span>`,
    item.day === null ? "" : formatDate(item.day),
    amount(item.oursDiram, false),
    amount(item.theirsDiram, true),
    ...(kind === "matched" ? [] : [decisionView(desk, language, reconciliation, item, mayWork)]),
  ]);
  const first = shown.length < count ? html` ${fill(texts.first, { count: shown.length })}.` : "";
  const totals = `${texts.ours}: ${sumText(oursDiram, language)} TJS · ${texts.theirs}: ${sumText(theirsDiram, language)} TJS.`;
  const table = deskTable(
    texts.lists[kind],
    kind === "matched" ? columns : [...columns, texts.decision],
    rows,
  );
  const content = html`<div class="desk-register">${table}</div>`;
  return html`<section class="card">${heading}<p>${texts.hints[kind]}</p><p class="muted">${totals}${first}</p>${kind === "matched" ? html`<details><summary>${registerTexts[language].show}</summary>${content}</details>` : content}</section>`;
}

/** Links to the payment and the refund of an item, if the user may see them. */
function moneyLink(desk: DeskRequest, { paymentId, refundId }: ReconciliationItem) {
  const { language } = desk;
  const texts = statementTexts[language];
  const link = (list: "payments" | "refunds", id: string, label: string) =>
    html`, <a href="${desk.address(`/${list}/${id}`)}">${label}</a>`;
  const seesPayments = paymentId !== null && desk.may("seePayments");
  const seesRefunds = refundId !== null && desk.may("seeRefunds");
  return html`${seesPayments ? link("payments", paymentId, texts.payment) : ""}${seesRefunds ? link("refunds", refundId, texts.refund) : ""}`;
}

function decisionView(
  desk: DeskRequest,
  language: Language,
  reconciliation: Reconciliation,
  { id, action, note, closedBy, closedAt }: ReconciliationItem,
  mayWork: boolean,
) {
  const texts = statementTexts[language];
  if (action && closedAt) {
    return html`<span>${texts.actions[action]}: ${note} <span class="muted">${closedBy}, ${momentText(desk, closedAt)}</span></span>`;
  }
  if (!mayWork) return "–";
  const options = ITEM_ACTIONS.map(
    (one) => html`<option value="${one}">${texts.actions[one]}</option>`,
  );
  return html`<details><summary>${texts.close}</summary><form method="post" action="${pageOfStatement(desk, reconciliation)}">
    <input type="hidden" name="item" value="${id}"><label>${texts.action} <select name="action">${options}</select></label>
    ${commandFields(desk, texts)}<button name="command" value="closeItem">${texts.close}</button></form></details>`;
}

/** Matching again and closing the month, or who closed it. */
function endOfMonth(
  desk: DeskRequest,
  language: Language,
  { reconciliation }: ReconciliationDetails,
  mayWork: boolean,
) {
  const texts = statementTexts[language];
  const { closedAt, closedBy, confirmedBy } = reconciliation;
  if (closedAt) {
    return html`<section class="card"><p>${badge("success", texts.closed)} ${momentText(desk, closedAt)}: ${closedBy}, ${confirmedBy}</p></section>`;
  }
  if (!mayWork) return "";
  const action = pageOfStatement(desk, reconciliation);
  return html`<section class="card"><h2>${texts.closeMonth}</h2><p>${texts.closeMonthHint}</p>
    <form method="post" action="${action}">${commandFields(desk, texts)}<button class="main" name="command" value="closeMonth">${texts.closeMonth}</button></form>
    <form method="post" action="${action}">${decisionField()}<button name="command" value="match">${texts.again}</button></form></section>`;
}
