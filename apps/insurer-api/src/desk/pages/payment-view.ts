import { compareDates, formatDate, fromDiram, type Language, operatorName } from "@sughurta/domain";
import { html } from "hono/html";
import { getName, type PersonalView } from "#src/desk/access/mask.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import {
  backLinks,
  badge,
  contactLines,
  deskPreview,
  momentView,
  rowLink,
  type Tone,
} from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import {
  channelChoices,
  type FilterChoice,
  operatorChoices,
  toChoices,
} from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm, policyLink } from "#src/desk/shell/record-parts.ts";
import { sellerFact } from "#src/desk/shell/seller-fact.ts";
import {
  chosenRow,
  type ListPage,
  personalTable,
  workListPage,
} from "#src/desk/shell/work-list.ts";
import { roleName } from "#src/desk/texts/desk-texts.ts";
import { type PaymentDeskTexts, paymentDeskTexts } from "#src/desk/texts/payment-texts.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";
import { type Handling, handlingCard } from "#src/desk/work/assignment-view.ts";
import { notesCard } from "#src/desk/work/note-view.ts";
import type { RecordNote } from "#src/platform/database/schema/desk.ts";
import type {
  FiscalReceiptRow,
  MoneyDecision,
  PaymentMoney,
  PaymentRest,
} from "#src/platform/database/schema/money.ts";
import type { order, PaymentState, payment, receipt } from "#src/platform/database/schema/sales.ts";
import type { FailureError } from "#src/platform/failures/failure-error.ts";
import { failureText, fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { remainingDiram } from "#src/sales/payments/decide-money.ts";

/** A payment of the list, with the reason for its review, if any, and the start of the waiting time. */
export interface DeskPayment {
  readonly payment: typeof payment.$inferSelect;
  readonly order: typeof order.$inferSelect;
  readonly reason: string | null;
  readonly since: Date;
}

/** A page of payments. */
export interface PaymentsFacts extends ListPage<DeskPayment> {
  /** Who handles each payment, by id. */
  readonly handlers: ReadonlyMap<string, string>;
  readonly products: readonly FilterChoice[];
}

/** One payment with its money, its policy, its receipts and the decisions about it. */
export interface PaymentFacts extends Pick<DeskPayment, "payment" | "order"> {
  readonly money: Pick<
    PaymentMoney,
    "receivedDiram" | "refundedDiram" | "keptDiram" | "openRefunds" | "currency"
  >;
  readonly policyNumber: string | null;
  readonly productTitle: string;
  readonly handling: Handling;
  readonly notes: readonly RecordNote[];
  readonly receipts: readonly (typeof receipt.$inferSelect)[];
  readonly decisions: readonly MoneyDecision[];
  readonly fiscalReceipts: readonly FiscalReceiptRow[];
  /** Why the payment cannot be accepted; `undefined` if it can. */
  readonly acceptRefusal: Pick<FailureError, "code" | "values"> | undefined;
  /** Why the buyer cannot be asked for the rest; `undefined` if that is possible. */
  readonly restRefusal: Pick<FailureError, "code" | "values"> | undefined;
  /** Requests for the rest of its price, the first one first. */
  readonly rests: readonly PaymentRest[];
  /** The request that this payment answers. */
  readonly answers: PaymentRest | undefined;
  readonly today: string;
}

const TONES: Readonly<Record<PaymentState, Tone>> = {
  created: "neutral",
  pending: "info",
  submitted: "warning",
  paid: "success",
  failed: "neutral",
  cancelled: "neutral",
  expired: "neutral",
  superseded: "neutral",
  review: "warning",
  refunding: "warning",
  refunded: "neutral",
  closed: "neutral",
};

/** Badge with the state of a payment. */
const paymentBadge = (state: PaymentState, language: Language) =>
  badge(TONES[state], paymentDeskTexts[language].states[state]);

/** Table of payments; `when` is the label of their time column. Rows with a known handler can be chosen. */
export function paymentTable(
  desk: DeskRequest,
  payments: readonly DeskPayment[],
  when: string,
  handlers?: PaymentsFacts["handlers"],
) {
  const { language } = desk;
  const texts = paymentDeskTexts[language];
  const canChoose = handlers !== undefined && desk.may("decidePayments");
  const getHead = (id: string, name: string) => {
    const link = rowLink(desk.address(`/payments/${id}`), name);
    return canChoose ? chosenRow(desk, { id, name }, link) : link;
  };
  return personalTable(desk, payments, {
    kind: "payment",
    caption: texts.title,
    columns: [
      texts.buyer,
      texts.state,
      texts.why,
      texts.operator,
      when,
      ...(handlers ? [workTexts[language].worker] : []),
      { label: texts.price, isSum: true },
    ],
    getId: ({ payment }) => payment.id,
    toCells: ({ payment, order, reason, since }, view) => [
      getHead(payment.id, view.name(getName(order.holder))),
      paymentBadge(payment.state, language),
      reason === null ? "" : (texts.reasons[reason] ?? reason),
      operatorName(payment.operator, language),
      momentView(desk, since),
      ...(handlers ? [handlers.get(payment.id) ?? ""] : []),
      moneyText(payment.amountDiram, payment.currency, language),
    ],
  });
}

/** Context for rendering the sections of a payment page. */
interface PaymentPage {
  readonly view: PersonalView;
  readonly desk: DeskRequest;
  readonly texts: PaymentDeskTexts;
  readonly language: Language;
  readonly today: string;
  /** Whether the user may decide about the payment. */
  readonly mayDecide: boolean;
}

/** Field for the received amount in TJS. */
function amountField(texts: PaymentDeskTexts, value?: number) {
  return html`<label>${texts.amount} <input name="amount" type="number" min="0.01" step="0.01" required value="${value ?? ""}"></label>`;
}

/** Field for the day of the payment. */
const paidOnField = (language: Language, texts: PaymentDeskTexts) =>
  dayField(language, texts.paidOn, { name: "paidOn", required: true });

/** The list of payments: those that need a decision, oldest first, or all, newest first. */
export async function paymentsView(desk: DeskRequest, page: PaymentsFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = paymentDeskTexts[language];
  const { isAll, shown, handlers, products: product } = page;
  return workListPage(desk, page, {
    title: texts.title,
    rows: await paymentTable(desk, shown, isAll ? texts.begun : texts.since, handlers),
    empty: isAll ? texts.empty : texts.nothingToCheck,
    ...(desk.may("decidePayments") ? { selected: "payments" } : {}),
    filtered: {
      list: "payments",
      by: {
        product,
        operator: operatorChoices(language),
        state: toChoices(texts.states),
        channel: channelChoices(language, ["site", "partner", "staff"]),
        hasSum: true,
        hasMine: true,
      },
    },
  });
}

/** One payment: its money, its receipts, the decisions about it, and the available commands. */
export async function paymentView(desk: StaffRequest, shown: PaymentFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = paymentDeskTexts[language];
  const { payment, order, money, policyNumber, receipts, decisions, fiscalReceipts, today } = shown;
  const { productTitle, handling, notes } = shown;
  const sum = (diram: number) => moneyText(diram, money.currency, language);
  const { holder } = order;
  const paymentId = payment.id;
  const view = (await desk.loadViews("payment", [paymentId]))(paymentId);
  const mayDecide = desk.may("decidePayments");
  const page = { view, desk, texts, language, today, mayDecide };
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
    <dt>${texts.remaining}</dt><dd><strong>${sum(getRemaining(shown))}</strong></dd>
    <dt>${texts.operator}</dt><dd>${operatorName(payment.operator, language)}</dd>
    ${payment.reference === null ? "" : html`<dt>${texts.reference}</dt><dd>${payment.reference}</dd>`}
    <dt>${texts.product}</dt><dd>${productTitle}</dd>
    <dt>${texts.order}</dt><dd>${order.id}</dd>
    ${order.couponCode === null ? "" : html`<dt>${texts.promoCode}</dt><dd>${order.couponCode}</dd>`}
    ${sellerFact(order, language)}
    <dt>${texts.begun}</dt><dd>${momentView(desk, payment.createdAt)}</dd>
    <dt>${texts.buyer}</dt><dd>${contactLines(view.name(getName(holder)), view.phone(holder.phone))}</dd>
    <dt>${texts.policy}</dt><dd>${policyNumber === null ? "–" : policyLink(desk, policyNumber)}</dd>
    ${restFacts(shown, page, sum)}
    ${fiscalReceipts.map((one) => fiscalFact(one, texts, sum))}</dl>
    ${personalForm(desk, view, { kind: "payment", id: paymentId })}</section>`;
  const history = decisions.map(
    ({ command, actorId, actorRole, reason: why, amountDiram, createdAt }) =>
      html`<li>${texts.commands[command as keyof typeof texts.commands] ?? command} ${amountDiram === null ? "" : sum(amountDiram)}<span class="muted">${momentView(desk, createdAt)} · ${actorId} (${roleName(language, actorRole)})</span>${view.note(why)}</li>`,
  );
  const body = html`<div class="desk-split"><div class="desk-side">${facts}
    ${receiptsSum(shown, page)}${receipts.map((one) => receiptCard(one, page))}
    ${notesCard(desk, view, { kind: "payment", id: paymentId, notes })}</div>
    <div class="desk-side">${handlingCard(desk, handling, { kind: "payment", id: paymentId })}${mayDecide ? paymentForms(shown, page) : ""}${history.length > 0 ? html`<section class="card"><h2>${texts.history}</h2><ol class="rows">${history}</ol></section>` : ""}</div></div>`;
  return {
    title: sum(payment.amountDiram),
    statusBadge: paymentBadge(payment.state, language),
    back: backLinks(desk, { path: "/payments", label: texts.title }),
    body,
  };
}

/** Requests for the rest of the price with their state, and the payment that this one is the rest of. */
function restFacts(
  { rests, answers }: PaymentFacts,
  { desk, texts, today }: PaymentPage,
  sum: (diram: number) => string,
) {
  const getState = ({ settledAt, endedAt, dueOn }: PaymentRest) => {
    if (settledAt !== null) return "settled";
    return endedAt === null && compareDates(today, dueOn) <= 0 ? "open" : "over";
  };
  const asked = rests.map((rest) => {
    const values = { sum: sum(rest.amountDiram), date: formatDate(rest.dueOn) };
    return html`<dt>${texts.rest.asked}</dt><dd>${fill(texts.rest.states[getState(rest)], values)}</dd>`;
  });
  const first = answers
    ? html`<dt>${texts.rest.first}</dt><dd><a href="${desk.address(`/payments/${answers.paymentId}`)}">${texts.rest.open}</a></dd>`
    : "";
  return html`${asked}${first}`;
}

/** The sum that is missing to the price. */
const restSum = (shown: PaymentFacts, language: Language) =>
  moneyText(shown.payment.amountDiram - getRemaining(shown), shown.money.currency, language);

/** A fiscal receipt, or the reason why it is not registered yet. */
function fiscalFact(
  { kind, state, amountDiram, number, url, lastFailure }: PaymentFacts["fiscalReceipts"][number],
  texts: PaymentDeskTexts,
  sum: (diram: number) => string,
) {
  const { fiscal } = texts;
  const registered = html`<a href="${url}" rel="noreferrer">№ ${number}</a>, ${sum(amountDiram)}`;
  const open = `${fiscal[state]}, ${sum(amountDiram)}${lastFailure && ` (${lastFailure})`}`;
  return html`<dt>${fiscal[kind]}</dt><dd>${state === "registered" ? registered : open}</dd>`;
}

const isLookedAt = ({ state }: PaymentFacts["payment"]) =>
  state === "review" || state === "submitted";

/** Commands that a payment offers: those that would not be refused. */
function getCommands(shown: PaymentFacts, mostDiram: number) {
  const { payment, money, receipts, acceptRefusal } = shown;
  const { state } = payment;
  const isDecidable = !receipts.some(isUndecided) && (isLookedAt(payment) || state === "paid");
  const hasRest = mostDiram > 0 && money.openRefunds === 0 && isDecidable;
  const isEmpty = money.receivedDiram === 0;
  const isBegun = state === "created" || state === "pending";
  return {
    accept: acceptRefusal === undefined,
    askRest: shown.restRefusal === undefined,
    refund: hasRest,
    keep: hasRest,
    close: mostDiram === 0 && (isBegun || (isDecidable && state !== "paid")),
    recordMoney: isEmpty && state !== "created",
  };
}

/** The primary command: receipts are decided before their payment; the rest of an insufficient amount is asked for, and then awaited. */
function mainCommand(shown: PaymentFacts) {
  if (shown.receipts.some(isUndecided)) return undefined;
  if (shown.acceptRefusal === undefined && shown.payment.state !== "paid") return "accept";
  if (shown.restRefusal?.code === "restAsked") return undefined;
  return shown.restRefusal === undefined ? "askRest" : "refund";
}

/** Money without a decision, in diram. */
const getRemaining = ({ payment, money }: PaymentFacts) =>
  remainingDiram({ ...money, state: payment.state, priceDiram: payment.amountDiram });

function paymentForms(shown: PaymentFacts, { desk, texts, language }: PaymentPage) {
  const { payment } = shown;
  const mostDiram = getRemaining(shown);
  const offered = getCommands(shown, mostDiram);
  const forms = {
    accept: "",
    askRest: html`<p>${fill(texts.rest.form, { sum: restSum(shown, language) })}</p>`,
    refund: amountField(texts, fromDiram(mostDiram)),
    keep: amountField(texts, fromDiram(mostDiram)),
    close: "",
    recordMoney: html`${amountField(texts)}${paidOnField(language, texts)}
      <label>${texts.transaction} <input name="transaction" required maxlength="100"></label>`,
  };
  const main = mainCommand(shown);
  const commands = (
    ["accept", "askRest", "refund", "keep", "close", "recordMoney"] as const
  ).filter((command) => offered[command]);
  const { acceptRefusal, restRefusal } = shown;
  const refusal = restRefusal?.code === "restAsked" ? restRefusal : acceptRefusal;
  const note =
    refusal && isLookedAt(payment)
      ? html`<p class="card" role="status">${failureText(language, refusal.code, refusal.values)}</p>`
      : "";
  const cards = commands.map(
    (command) => html`<section class="card"><details ${command === main ? "open" : ""}>
      <summary>${texts.commands[command]}</summary>
      <form method="post" action="${desk.address(`/payments/${payment.id}`)}">${forms[command]}${commandFields(desk, texts)}
      <button ${command === main ? html`class="main"` : ""} name="command" value="${command}">${texts.commands[command]}</button></form></details></section>`,
  );
  return html`${note}${cards}`;
}

type Receipt = PaymentFacts["receipts"][number];

/** Whether a receipt is neither counted nor refused. */
const isUndecided = ({ countedDiram, state }: Receipt) =>
  countedDiram === null && state !== "refused";

/** Sum of the counted receipts of a payment, compared with its price. */
function receiptsSum({ payment, receipts }: PaymentFacts, { texts, language }: PaymentPage) {
  if (receipts.length === 0) return "";
  const sum = (diram: number) => moneyText(diram, payment.currency, language);
  const counted = receipts.reduce((total, { countedDiram }) => total + (countedDiram ?? 0), 0);
  const missing = payment.amountDiram - counted;
  return html`<section class="card"><h2>${texts.receiptsSum}</h2><dl>
    <dt>${texts.counted}</dt><dd>${sum(counted)}</dd>
    <dt>${missing < 0 ? texts.over : texts.missing}</dt><dd>${sum(Math.abs(missing))}</dd></dl></section>`;
}

/** A receipt with its picture, if personal data is shown, and the available commands. */
function receiptCard(one: Receipt, page: PaymentPage) {
  const { view, desk, texts, language, mayDecide } = page;
  const isOpen = isUndecided(one);
  const statusBadge =
    one.countedDiram === null
      ? badge(isOpen ? "warning" : "neutral", texts[isOpen ? "undecided" : "rejected"])
      : badge("success", moneyText(one.countedDiram, "TJS", language));
  const address = desk.address(`/receipts/${one.id}`);
  return html`<section class="card"><div class="desk-heading"><h2>${texts.receipt}</h2>${statusBadge}</div>
    ${view.status === "open" ? getPicture(one, address, texts) : ""}${isOpen && mayDecide ? receiptForms(address, page) : ""}</section>`;
}

function receiptForms(address: string, { desk, texts, language }: PaymentPage) {
  return html`<form method="post" action="${address}">${amountField(texts)}${paidOnField(language, texts)}${commandFields(desk, texts)}
    <button class="main" name="command" value="countReceipt">${texts.commands.countReceipt}</button></form>
    <details><summary>${texts.commands.rejectReceipt}</summary><form method="post" action="${address}">${commandFields(desk, texts)}
    <button name="command" value="rejectReceipt">${texts.commands.rejectReceipt}</button></form></details>`;
}

function getPicture(receipt: Receipt, address: string, texts: PaymentPage["texts"]) {
  return html`${deskPreview(address, receipt, texts.receipt, "open")}<p><a href="${address}">${texts.picture}</a></p>`;
}
