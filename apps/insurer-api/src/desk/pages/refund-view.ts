import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { CLOSED, getName } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import {
  backLinks,
  badge,
  contactLines,
  deskTable,
  momentView,
  rowLink,
  type Tone,
} from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import { type FilterChoice, operatorChoices, toChoices } from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { policyLink } from "#src/desk/shell/record-parts.ts";
import { type ListPage, workListPage } from "#src/desk/shell/work-list.ts";
import { refundPageTexts } from "#src/desk/texts/refund-texts.ts";
import type {
  Holder,
  Refund,
  RefundEvent,
  RefundState,
} from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";

/** The purchase that a refund belongs to. */
interface RefundPurchase {
  readonly policyNumber: string | null;
  /** The buyer. */
  readonly holder: Holder | null;
  readonly productCode: string | null;
}

/** A page of refunds with their purchases. */
export interface RefundsFacts extends ListPage<RefundPurchase & { readonly refund: Refund }> {
  readonly products: readonly FilterChoice[];
}

/** Data of a refund page. */
export interface RefundFacts extends RefundPurchase {
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
export function refundsView(desk: DeskRequest, page: RefundsFacts): DeskPage {
  const { language } = desk;
  const texts = refundPageTexts[language];
  const names = new Map(page.products);
  const rows = page.shown.map(({ refund: row, policyNumber, holder, productCode }) => [
    rowLink(desk.address(`/refunds/${row.id}`), policyNumber ?? texts.payment),
    holder === null ? "" : CLOSED.name(getName(holder)),
    names.get(productCode ?? "") ?? productCode ?? "",
    badge(TONES[row.state], texts.states[row.state]),
    momentView(desk, row.createdAt),
    formatDate(row.dueOn),
    moneyText(row.amountDiram, row.currency, language),
  ]);
  const { title } = texts;
  const columns = [
    texts.policy,
    texts.buyer,
    texts.product,
    texts.state,
    texts.asked,
    texts.dueOn,
    { label: texts.amount, isSum: true },
  ];
  return workListPage(desk, page, {
    title,
    rows: deskTable(title, columns, rows),
    empty: texts.empty,
    filtered: {
      list: "refunds",
      by: {
        product: page.products,
        operator: operatorChoices(language),
        state: toChoices(texts.states),
        hasSum: true,
      },
    },
    after: desk.may("cancelPolicies") ? cancelForm(desk, language) : "",
  });
}

function cancelForm(desk: DeskRequest, language: Language) {
  const texts = refundPageTexts[language];
  return html`<section class="card"><details><summary>${texts.cancelPolicy}</summary>
    <form method="post" action="${desk.address("/cancellations")}">
    <label>${texts.policy} <input name="policyNumber" required inputmode="numeric" maxlength="10"></label>${commandFields(desk, texts)}
    <button>${texts.cancelPolicy}</button></form></details></section>`;
}

/** One refund: its subject, its decisions, and the available decisions. */
export async function refundView(desk: DeskRequest, one: RefundFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = refundPageTexts[language];
  const { shown: row, events, holder, policyNumber } = one;
  const [kind, id] =
    policyNumber === null
      ? (["payment", row.paymentId ?? ""] as const)
      : (["policy", policyNumber] as const);
  const view = (await desk.loadViews(kind, [id]))(id);
  const history = events.map(
    ({ state, decidedBy, note, createdAt }) =>
      html`<li>${texts.states[state]}<span class="muted">${momentView(desk, createdAt)} · ${decidedBy}</span>${CLOSED.note(note)}</li>`,
  );
  const paid =
    row.paymentId === null
      ? ""
      : html`<dt>${texts.payment}</dt><dd><a href="${desk.address(`/payments/${row.paymentId}`)}">${row.paymentId}</a></dd>`;
  const buyer =
    holder === null
      ? ""
      : html`<dt>${texts.buyer}</dt><dd>${contactLines(view.name(getName(holder)), view.phone(holder.phone))}</dd>`;
  const sold =
    policyNumber === null
      ? ""
      : html`<dt>${texts.policy}</dt><dd>${policyLink(desk, policyNumber)}</dd>`;
  const subject = html`${sold}${buyer}${paid}`;
  const body = html`<div class="desk-split"><div class="desk-side">
    <section class="card"><dl>${subject}<dt>${texts.asked}</dt><dd>${momentView(desk, row.createdAt)}</dd>
    <dt>${texts.dueOn}</dt><dd>${formatDate(row.dueOn)}</dd></dl></section>
    ${history.length > 0 ? html`<section class="card"><h2>${texts.history}</h2><ol class="rows">${history}</ol></section>` : ""}</div>
    <div class="desk-side">${desk.may("decideRefunds") ? decisionForm(desk, one, language) : ""}</div></div>`;
  return {
    title: moneyText(row.amountDiram, row.currency, language),
    statusBadge: badge(TONES[row.state], texts.states[row.state]),
    back: backLinks(desk, { path: "/refunds", label: texts.title }),
    body,
  };
}

/** Decision form of a refund; empty while the provider is sending it. */
function decisionForm(
  desk: DeskRequest,
  { shown: row, canSend, isUnclear, needsTwoFor }: RefundFacts,
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
    <form method="post" action="${desk.address(`/refunds/${row.id}`)}">
    ${commandFields(desk, texts)}<div class="tools">${buttons}${isUnclear ? again : ""}</div></form></section>`;
}
