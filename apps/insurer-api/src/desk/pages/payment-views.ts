import { fromDiram, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { refundableDiram } from "#src/sales/decision/decide-money.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import { type DeskPayment, deskPayment, deskPayments } from "./payment-facts.ts";
import { type PaymentDeskTexts, paymentDeskTexts } from "./payment-texts.ts";
import { personalForm } from "./personal-form.ts";
import type { Seat } from "./seat.ts";
import { policyLink } from "./timeline-view.ts";

type Shown = NonNullable<Awaited<ReturnType<typeof deskPayment>>>;

/** The list of payments: what needs a decision, then the newest. */
export async function showPayments(
  { service, seat }: { readonly service: Pick<Service, "db">; readonly seat: Seat },
  context: Context,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = paymentDeskTexts[language];
  const { toCheck, newest, reasons } = await deskPayments(service.db);
  const ids = [...toCheck, ...newest].map(({ payment }) => payment.id);
  const viewOf = await seat.viewsOf(context, "payment", ids);
  const row = (shown: DeskPayment) => {
    const reason = reasons.get(shown.payment.id);
    const why = reason ? ` · ${texts.reasons[reason] ?? reason}` : "";
    return html`<article class="card"><h3><a href="${seat.path}/payments/${shown.payment.id}?lang=${language}">${moneyText(shown.payment.amountDiram, shown.payment.currency, language)} · ${viewOf(shown.payment.id).name(nameOf(shown.order.holder))}</a></h3>
      <p>${texts.states[shown.payment.state]}${why}</p>
      <p class="muted">${shown.payment.operator} · ${shown.payment.updatedAt.toISOString()}</p></article>`;
  };
  const list = (rows: readonly DeskPayment[]) =>
    rows.length > 0 ? html`${rows.map(row)}` : html`<p>${texts.empty}</p>`;
  const body = html`<h2>${texts.toCheck}</h2>${list(toCheck)}<h2>${texts.newest}</h2>${list(newest)}`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

/** One payment: its money, its receipts, what was decided, and what can be. */
export async function showPayment(
  {
    service,
    seat,
  }: { readonly service: Pick<Service, "config" | "db" | "now">; readonly seat: Seat },
  context: Context,
  paymentId: string,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = paymentDeskTexts[language];
  const shown = await deskPayment(service.db, paymentId);
  if (!shown) throw notFound();
  const { payment, order, money, policyNumber, receipts, decisions, fiscalReceipts } = shown;
  const sum = (diram: number) => moneyText(diram, money.currency, language);
  const { holder } = order;
  const view = (await seat.viewsOf(context, "payment", [paymentId]))(paymentId);
  const facts = html`<section class="card"><h1>${sum(payment.amountDiram)}</h1>
    <p>${texts.states[payment.state]}${payment.reviewReason === null ? "" : ` · ${texts.reasons[payment.reviewReason] ?? payment.reviewReason}`}</p>
    <dl><dt>${texts.price}</dt><dd>${sum(payment.amountDiram)}</dd>
    <dt>${texts.received}</dt><dd>${sum(money.receivedDiram)}</dd>
    <dt>${texts.refunded}</dt><dd>${sum(money.refundedDiram)}</dd>
    <dt>${texts.buyer}</dt><dd>${view.name(nameOf(holder))}, ${view.phone(holder.phone)}</dd>
    <dt>${texts.policy}</dt><dd>${policyNumber === null ? "–" : policyLink(seat, language, policyNumber)}</dd>
    ${fiscalReceipts.map((one) => fiscalFact(one, texts, sum))}</dl>
    ${personalForm(seat, language, view, { kind: "payment", id: paymentId })}</section>`;
  const body = html`${deskProblem(context, language)}${facts}
    ${receipts.map((one) => receiptCard(one, { view, seat, texts, language, today: todayOf(service) }))}
    ${paymentForms(shown, { view, seat, texts, language, today: todayOf(service) })}
    <section class="card"><h2>${texts.history}</h2>${decisions.map(
      ({ command, actorId, actorRole, reason, amountDiram, createdAt }) =>
        html`<p class="muted">${createdAt.toISOString()} · ${command} ${amountDiram === null ? "" : sum(amountDiram)} · ${actorId} (${actorRole}): ${view.note(reason)}</p>`,
    )}</section>`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

/** What the till registered, or why it has not yet. */
function fiscalFact(
  { kind, state, amountDiram, number, url, lastFailure }: Shown["fiscalReceipts"][number],
  texts: PaymentDeskTexts,
  sum: (diram: number) => string,
) {
  const { fiscal } = texts;
  const registered = html`<a href="${url}" rel="noreferrer">№ ${number}</a>, ${sum(amountDiram)}`;
  const open = `${fiscal[state]}, ${sum(amountDiram)}${lastFailure && ` (${lastFailure})`}`;
  return html`<dt>${fiscal[kind]}</dt><dd>${state === "registered" ? registered : open}</dd>`;
}

interface PageContext {
  readonly view: PersonalView;
  readonly seat: Seat;
  readonly texts: PaymentDeskTexts;
  readonly language: Language;
  readonly today: string;
}

function amountField(texts: PaymentDeskTexts, value?: number) {
  return html`<label>${texts.amount} <input name="amount" type="number" min="0.01" step="0.01" required value="${value ?? ""}"></label>`;
}

function dayField(texts: PaymentDeskTexts, today: string) {
  return html`<label>${texts.paidOn} <input name="paidOn" type="date" max="${today}" required></label>`;
}

function receiptCard(
  one: Shown["receipts"][number],
  { view, seat, texts, language, today }: PageContext,
) {
  const isOpen = one.countedDiram === null && one.state !== "refused";
  const standing =
    one.countedDiram === null
      ? texts[isOpen ? "undecided" : "rejected"]
      : `${fromDiram(one.countedDiram)} TJS`;
  const address = `${seat.path}/receipts/${one.id}?lang=${language}`;
  const forms = html`<form method="post" action="${address}">${amountField(texts)}${dayField(texts, today)}${commandFields(seat, texts)}
    <button name="command" value="countReceipt">${texts.commands.countReceipt}</button></form>
    <details><summary>${texts.commands.rejectReceipt}</summary><form method="post" action="${address}">${commandFields(seat, texts)}
    <button name="command" value="rejectReceipt">${texts.commands.rejectReceipt}</button></form></details>`;
  return html`<section class="card"><h2>${texts.receipt}: ${standing}</h2>
    ${view.standing === "open" ? html`<p><a href="${address}">${texts.picture}</a></p>` : ""}${isOpen ? forms : ""}</section>`;
}

/** Which buttons a payment has; whether a command is right is for the command to say. */
function commandsOf({ payment: { state }, money, policyNumber }: Shown, mostDiram: number) {
  const isLookedAt = state === "review" || state === "submitted";
  const isEmpty = money.receivedDiram === 0;
  const isBegun = state === "created" || state === "pending";
  return {
    accept: isLookedAt || (state === "paid" && policyNumber === null),
    refund: mostDiram > 0 && (isLookedAt || state === "paid"),
    close: isEmpty && (isLookedAt || isBegun),
    recordMoney: isEmpty && state !== "created",
  };
}

function paymentForms(shown: Shown, { seat, texts, today, language }: PageContext) {
  const { payment, money } = shown;
  const facts = { ...money, state: payment.state, priceDiram: payment.amountDiram };
  const mostDiram = refundableDiram(facts);
  const offered = commandsOf(shown, mostDiram);
  const forms = {
    accept: "",
    refund: amountField(texts, fromDiram(mostDiram)),
    close: "",
    recordMoney: html`${amountField(texts)}${dayField(texts, today)}
      <label>${texts.transaction} <input name="transaction" required maxlength="100"></label>`,
  };
  const commands = (["accept", "refund", "close", "recordMoney"] as const).filter(
    (command) => offered[command],
  );
  return commands.map(
    (command) => html`<section class="card"><details>
      <summary>${texts.commands[command]}</summary>
      <form method="post" action="${seat.path}/payments/${payment.id}?lang=${language}">${forms[command]}${commandFields(seat, texts)}
      <button name="command" value="${command}">${texts.commands[command]}</button></form></details></section>`,
  );
}
