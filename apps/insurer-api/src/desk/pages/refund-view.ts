import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/access/mask.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import {
  backLinks,
  badge,
  deskTable,
  momentView,
  rowLink,
  type Tone,
} from "#src/desk/shell/elements.ts";
import { commandFields, deskProblem } from "#src/desk/shell/form-fields.ts";
import { sendDeskPage } from "#src/desk/shell/page-frame.ts";
import { policyLink } from "#src/desk/shell/record-parts.ts";
import { type ListPage, sendWorkList } from "#src/desk/shell/work-list.ts";
import { refundPageTexts } from "#src/desk/texts/refund-texts.ts";
import type { Refund, RefundEvent, RefundState } from "#src/platform/database/schema/sales.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";

/** Data of a refund page. */
export interface RefundView {
  readonly shown: Refund;
  /** Decisions about the refund, oldest first. */
  readonly events: readonly RefundEvent[];
  /** The provider of the payment can refund through its API. */
  readonly canSend: boolean;
  /** It is unknown whether the money was sent. */
  readonly isUnclear: boolean;
  /** Refunds of the purchase added up, in diram, if two people have to decide because of their sum. */
  readonly needsTwoFor: number | undefined;
}

/** Decisions available in each state of a refund. */
const DECISIONS: Readonly<Record<RefundState, readonly Exclude<RefundState, "requested">[]>> = {
  requested: ["approved", "rejected"],
  approved: ["sending", "paid"],
  sending: ["paid"],
  rejected: [],
  paid: [],
};

const TONES: Readonly<Record<RefundState, Tone>> = {
  requested: "warning",
  approved: "warning",
  sending: "info",
  rejected: "neutral",
  paid: "success",
};

/** Refunds that need an action, oldest first, or all of them, newest first. */
export function showRefunds(
  deskContext: DeskContext,
  context: Context,
  page: ListPage<Refund>,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = refundPageTexts[language];
  const rows = page.shown.map((row) => [
    rowLink(
      `${deskContext.path}/refunds/${row.id}?lang=${language}`,
      row.policyNumber ?? texts.payment,
    ),
    badge(TONES[row.state], texts.states[row.state]),
    momentView(deskContext, row.createdAt),
    formatDate(row.dueOn),
    moneyText(row.amountDiram, row.currency, language),
  ]);
  const { title } = texts;
  const columns = [
    texts.policy,
    texts.state,
    texts.asked,
    texts.dueOn,
    { label: texts.amount, isSum: true },
  ];
  return sendWorkList(context, page, {
    title,
    rows: deskTable(title, columns, rows),
    empty: texts.empty,
    after: deskContext.may(context, "cancelPolicies") ? cancelForm(deskContext, language) : "",
  });
}

function cancelForm(deskContext: DeskContext, language: Language) {
  const texts = refundPageTexts[language];
  return html`<section class="card"><details><summary>${texts.cancelPolicy}</summary>
    <form method="post" action="${deskContext.path}/cancellations?lang=${language}">
    <label>${texts.policy} <input name="policyNumber" required inputmode="numeric" maxlength="10"></label>${commandFields(deskContext, texts)}
    <button>${texts.cancelPolicy}</button></form></details></section>`;
}

/** One refund: its subject, its decisions, and the available decisions. */
export function showRefund(
  deskContext: DeskContext,
  context: Context,
  one: RefundView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = refundPageTexts[language];
  const { shown: row, events } = one;
  const history = events.map(
    ({ state, decidedBy, note, createdAt }) =>
      html`<li>${texts.states[state]}<span class="muted">${momentView(deskContext, createdAt)} · ${decidedBy}</span>${CLOSED.note(note)}</li>`,
  );
  const subject =
    row.policyNumber === null
      ? html`<dt>${texts.payment}</dt><dd><a href="${deskContext.path}/payments/${row.paymentId}?lang=${language}">${row.paymentId}</a></dd>`
      : html`<dt>${texts.policy}</dt><dd>${policyLink(deskContext, language, row.policyNumber)}</dd>`;
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side">
    <section class="card"><dl>${subject}<dt>${texts.asked}</dt><dd>${momentView(deskContext, row.createdAt)}</dd>
    <dt>${texts.dueOn}</dt><dd>${formatDate(row.dueOn)}</dd></dl></section>
    ${history.length > 0 ? html`<section class="card"><h2>${texts.history}</h2><ol class="rows">${history}</ol></section>` : ""}</div>
    <div class="desk-side">${deskContext.may(context, "decideRefunds") ? decisionForm(deskContext, one, language) : ""}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: moneyText(row.amountDiram, row.currency, language),
    standing: badge(TONES[row.state], texts.states[row.state]),
    back: backLinks(deskContext, language, { path: "/refunds", label: texts.title }),
    body,
  });
}

/** Decision form of a refund; empty while the provider is sending it. */
function decisionForm(
  deskContext: DeskContext,
  { shown: row, canSend, isUnclear, needsTwoFor }: RefundView,
  language: Language,
) {
  const texts = refundPageTexts[language];
  if (row.state === "sending" && !isUnclear) return "";
  const decisions = DECISIONS[row.state].filter((to) => to !== "sending" || canSend);
  if (decisions.length === 0) return "";
  const buttons = decisions.map(
    (to, index) =>
      html`<button ${index === 0 ? html`class="main"` : ""} name="to" value="${to}">${texts.actions[to]}</button>`,
  );
  const again = html`<button name="to" value="again">${texts.again}</button>`;
  const two =
    needsTwoFor === undefined
      ? ""
      : html`<p class="muted">${fill(texts.needsTwo, { sum: moneyText(needsTwoFor, row.currency, language) })}</p>`;
  return html`<section class="card">${two}${isUnclear ? html`<p role="alert">${texts.unclear}</p>` : ""}
    <form method="post" action="${deskContext.path}/refunds/${row.id}?lang=${language}">
    ${commandFields(deskContext, texts)}<div class="tools">${buttons}${isUnclear ? again : ""}</div></form></section>`;
}
