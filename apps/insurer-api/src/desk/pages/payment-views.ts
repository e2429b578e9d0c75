import { fromDiram, operatorName } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { roleName } from "#src/desk/desk-texts.ts";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { pageOf } from "#src/desk/shell/desk-paging.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { remainingDiram } from "#src/sales/payments/decide-money.ts";
import { backLinks } from "./back-links.ts";
import { contactLines } from "./contact-lines.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import type { DeskPayment } from "./payment-facts.ts";
import { amountField, dayField, type PaymentPage, type PaymentView } from "./payment-page.ts";
import { paymentBadge, paymentTable } from "./payment-table.ts";
import { type PaymentDeskTexts, paymentDeskTexts } from "./payment-texts.ts";
import { personalForm } from "./personal-form.ts";
import { isUndecided, receiptCard, receiptsSum } from "./receipt-views.ts";
import { policyLink } from "./timeline-view.ts";
import { sendWorkList } from "./work-list.ts";

/** The list of payments: those that need a decision, oldest first, or all, newest first. */
export async function showPayments(
  deskContext: DeskContext,
  context: Context,
  { isAll, rows }: { readonly isAll: boolean; readonly rows: readonly DeskPayment[] },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = paymentDeskTexts[language];
  const page = pageOf(context, rows, ({ payment, since }) => ({ at: since, id: payment.id }));
  return sendWorkList(
    context,
    { isAll, ...page },
    {
      title: texts.title,
      rows: paymentTable(deskContext, context, page.shown, isAll ? texts.begun : texts.since),
      empty: isAll ? texts.empty : texts.nothingToCheck,
    },
  );
}

/** One payment: its money, its receipts, the decisions about it, and the available commands. */
export async function showPayment(
  deskContext: DeskContext,
  context: Context,
  { shown, today }: { readonly shown: PaymentView; readonly today: string },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = paymentDeskTexts[language];
  const { payment, order, money, policyNumber, receipts, decisions, fiscalReceipts } = shown;
  const sum = (diram: number) => moneyText(diram, money.currency, language);
  const { holder } = order;
  const paymentId = payment.id;
  const view = (await deskContext.viewsOf(context, "payment", [paymentId]))(paymentId);
  const mayDecide = deskContext.may(context, "decidePayments");
  const page = { view, deskContext, texts, language, today, mayDecide };
  const reason =
    payment.reviewReason === null
      ? ""
      : html`<p>${texts.reasons[payment.reviewReason] ?? payment.reviewReason}</p>`;
  const facts = html`<section class="card">${reason}
    <dl><dt>${texts.price}</dt><dd>${sum(payment.amountDiram)}</dd>
    <dt>${texts.received}</dt><dd>${sum(money.receivedDiram)}</dd>
    ${payment.state === "paid" ? html`<dt>${texts.spent}</dt><dd>${sum(payment.amountDiram)}</dd>` : ""}
    <dt>${texts.refunded}</dt><dd>${sum(money.refundedDiram)}</dd>
    <dt>${texts.kept}</dt><dd>${sum(money.keptDiram)}</dd>
    <dt>${texts.remaining}</dt><dd><strong>${sum(remainingOf(shown))}</strong></dd>
    <dt>${texts.operator}</dt><dd>${operatorName(payment.operator, language)}</dd>
    <dt>${texts.begun}</dt><dd>${momentView(deskContext, payment.createdAt)}</dd>
    <dt>${texts.buyer}</dt><dd>${contactLines(view.name(nameOf(holder)), view.phone(holder.phone))}</dd>
    <dt>${texts.policy}</dt><dd>${policyNumber === null ? "–" : policyLink(deskContext, language, policyNumber)}</dd>
    ${fiscalReceipts.map((one) => fiscalFact(one, texts, sum))}</dl>
    ${personalForm(deskContext, language, view, { kind: "payment", id: paymentId })}</section>`;
  const history = decisions.map(
    ({ command, actorId, actorRole, reason: why, amountDiram, createdAt }) =>
      html`<li>${texts.commands[command as keyof typeof texts.commands] ?? command} ${amountDiram === null ? "" : sum(amountDiram)}<span class="muted">${momentView(deskContext, createdAt)} · ${actorId} (${roleName(language, actorRole)})</span>${view.note(why)}</li>`,
  );
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side">${facts}
    ${receiptsSum(shown, page)}${receipts.map((one) => receiptCard(one, page))}</div>
    <div class="desk-side">${mayDecide ? paymentForms(shown, page) : ""}${history.length > 0 ? html`<section class="card"><h2>${texts.history}</h2><ol class="rows">${history}</ol></section>` : ""}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: sum(payment.amountDiram),
    standing: paymentBadge(payment.state, language),
    back: backLinks(deskContext, language, { path: "/payments", label: texts.title }),
    body,
  });
}

/** A fiscal receipt, or the reason why it is not registered yet. */
function fiscalFact(
  { kind, state, amountDiram, number, url, lastFailure }: PaymentView["fiscalReceipts"][number],
  texts: PaymentDeskTexts,
  sum: (diram: number) => string,
) {
  const { fiscal } = texts;
  const registered = html`<a href="${url}" rel="noreferrer">№ ${number}</a>, ${sum(amountDiram)}`;
  const open = `${fiscal[state]}, ${sum(amountDiram)}${lastFailure && ` (${lastFailure})`}`;
  return html`<dt>${fiscal[kind]}</dt><dd>${state === "registered" ? registered : open}</dd>`;
}

const isLookedAt = ({ state }: PaymentView["payment"]) =>
  state === "review" || state === "submitted";

/** Commands that a payment offers: those that would not be refused. */
function commandsOf(shown: PaymentView, mostDiram: number) {
  const { payment, money, receipts, acceptRefusal } = shown;
  const { state } = payment;
  const isDecidable = !receipts.some(isUndecided) && (isLookedAt(payment) || state === "paid");
  const hasRest = mostDiram > 0 && money.openRefunds === 0 && isDecidable;
  const isEmpty = money.receivedDiram === 0;
  const isBegun = state === "created" || state === "pending";
  return {
    accept: acceptRefusal === undefined,
    refund: hasRest,
    keep: hasRest,
    close: mostDiram === 0 && (isBegun || (isDecidable && state !== "paid")),
    recordMoney: isEmpty && state !== "created",
  };
}

/** The primary command: receipts are decided before their payment; an insufficient amount is refunded. */
function mainCommand(shown: PaymentView) {
  if (shown.receipts.some(isUndecided)) return undefined;
  return shown.acceptRefusal === undefined && shown.payment.state !== "paid" ? "accept" : "refund";
}

/** Money without a decision, in diram. */
const remainingOf = ({ payment, money }: PaymentView) =>
  remainingDiram({ ...money, state: payment.state, priceDiram: payment.amountDiram });

function paymentForms(shown: PaymentView, { deskContext, texts, today, language }: PaymentPage) {
  const { payment } = shown;
  const mostDiram = remainingOf(shown);
  const offered = commandsOf(shown, mostDiram);
  const forms = {
    accept: "",
    refund: amountField(texts, fromDiram(mostDiram)),
    keep: amountField(texts, fromDiram(mostDiram)),
    close: "",
    recordMoney: html`${amountField(texts)}${dayField(texts, today)}
      <label>${texts.transaction} <input name="transaction" required maxlength="100"></label>`,
  };
  const main = mainCommand(shown);
  const commands = (["accept", "refund", "keep", "close", "recordMoney"] as const).filter(
    (command) => offered[command],
  );
  const { acceptRefusal: refusal } = shown;
  const note =
    refusal && isLookedAt(payment)
      ? html`<p class="card" role="status">${failureText(language, refusal.code, refusal.values)}</p>`
      : "";
  const cards = commands.map(
    (command) => html`<section class="card"><details ${command === main ? "open" : ""}>
      <summary>${texts.commands[command]}</summary>
      <form method="post" action="${deskContext.path}/payments/${payment.id}?lang=${language}">${forms[command]}${commandFields(deskContext, texts)}
      <button ${command === main ? html`class="main"` : ""} name="command" value="${command}">${texts.commands[command]}</button></form></details></section>`,
  );
  return html`${note}${cards}`;
}
