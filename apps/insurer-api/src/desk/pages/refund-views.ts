import { formatDate, type Language } from "@sughurta/domain";
import { asc, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/personal/mask.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink, type Tone } from "#src/desk/shell/desk-table.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Refund,
  type RefundState,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { canSendBack, isSendingUnclear, refundSource } from "#src/sales/refund/send-refunds.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import { refundPageTexts } from "./refund-texts.ts";
import type { Seat } from "./seat.ts";
import { policyLink } from "./timeline-view.ts";
import { readWorkList, sendWorkList } from "./work-list.ts";

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now" | "providers">;
  readonly seat: Seat;
}

/** What a person can do with a refund in a state. */
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

/** Refunds on which somebody has to act, the longest waiting first, or all of them, the newest first. */
export async function showRefunds({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = refundPageTexts[language];
  const waits = inArray(refund.state, ["requested", "approved", "sending"]);
  const page = await readWorkList(service.db, context, refund, waits);
  const rows = page.shown.map((row) => [
    rowLink(`${seat.path}/refunds/${row.id}?lang=${language}`, row.policyNumber ?? texts.payment),
    badge(TONES[row.state], texts.states[row.state]),
    momentView(seat, row.createdAt),
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
  const cancelling = html`<section class="card"><details><summary>${texts.cancelPolicy}</summary>
    <form method="post" action="${seat.path}/cancellations?lang=${language}">
    <label>${texts.policy} <input name="policyNumber" required inputmode="numeric" maxlength="10"></label>${commandFields(seat, texts)}
    <button>${texts.cancelPolicy}</button></form></details></section>`;
  return sendWorkList(context, page, {
    title,
    rows: deskTable(title, columns, rows),
    empty: texts.empty,
    after: cancelling,
  });
}

/** One refund: what it is for, what was decided, and what can be. */
export async function showRefund(
  { service, seat }: Desk,
  context: Context,
  id: string,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = refundPageTexts[language];
  const [row] = isIdentifier(id)
    ? await service.db.select().from(refund).where(eq(refund.id, id))
    : [];
  if (!row) throw notFound();
  const events = await service.db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, id))
    .orderBy(asc(refundEvent.createdAt));
  const history = events.map(
    ({ state, decidedBy, note, createdAt }) =>
      html`<li>${texts.states[state]}<span class="muted">${momentView(seat, createdAt)} · ${decidedBy}</span>${CLOSED.note(note)}</li>`,
  );
  const subject =
    row.policyNumber === null
      ? html`<dt>${texts.payment}</dt><dd><a href="${seat.path}/payments/${row.paymentId}?lang=${language}">${row.paymentId}</a></dd>`
      : html`<dt>${texts.policy}</dt><dd>${policyLink(seat, language, row.policyNumber)}</dd>`;
  const canSend = canSendBack(service, await refundSource(service.db, row));
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side">
    <section class="card"><dl>${subject}<dt>${texts.asked}</dt><dd>${momentView(seat, row.createdAt)}</dd>
    <dt>${texts.dueOn}</dt><dd>${formatDate(row.dueOn)}</dd></dl></section>
    ${history.length > 0 ? html`<section class="card"><h2>${texts.history}</h2><ol class="rows">${history}</ol></section>` : ""}</div>
    <div class="desk-side">${decisionForm(seat, row, { canSend, now: service.now(), language })}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: moneyText(row.amountDiram, row.currency, language),
    standing: badge(TONES[row.state], texts.states[row.state]),
    back: html`<p><a href="${seat.path}/refunds?lang=${language}">${texts.title}</a></p>`,
    body,
  });
}

interface DecisionView {
  /** The provider that the money came through sends it back when it is asked. */
  readonly canSend: boolean;
  readonly now: Date;
  readonly language: Language;
}

function decisionForm(seat: Seat, row: Refund, { canSend, now, language }: DecisionView) {
  const texts = refundPageTexts[language];
  const isUnclear = isSendingUnclear(row, now);
  if (row.state === "sending" && !isUnclear) return "";
  const decisions = DECISIONS[row.state].filter((to) => to !== "sending" || canSend);
  if (decisions.length === 0) return "";
  const buttons = decisions.map(
    (to, index) =>
      html`<button ${index === 0 ? html`class="main"` : ""} name="to" value="${to}">${texts.actions[to]}</button>`,
  );
  const again = html`<button name="to" value="again">${texts.again}</button>`;
  return html`<section class="card">${isUnclear ? html`<p role="alert">${texts.unclear}</p>` : ""}
    <form method="post" action="${seat.path}/refunds/${row.id}?lang=${language}">
    ${commandFields(seat, texts)}<div class="tools">${buttons}${isUnclear ? again : ""}</div></form></section>`;
}
