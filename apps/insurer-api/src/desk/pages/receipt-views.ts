import { html } from "hono/html";
import { badge } from "#src/desk/shell/desk-table.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { commandFields } from "./desk-command.ts";
import { amountField, dayField, type PaymentPage, type PaymentView } from "./payment-page.ts";
import { deskPicture } from "./send-desk-file.ts";

type Receipt = PaymentView["receipts"][number];

/** Whether a receipt is neither counted nor refused. */
export const isUndecided = ({ countedDiram, state }: Receipt) =>
  countedDiram === null && state !== "refused";

/** Sum of the counted receipts of a payment, compared with its price. */
export function receiptsSum({ payment, receipts }: PaymentView, { texts, language }: PaymentPage) {
  if (receipts.length === 0) return "";
  const sum = (diram: number) => moneyText(diram, payment.currency, language);
  const counted = receipts.reduce((total, { countedDiram }) => total + (countedDiram ?? 0), 0);
  const missing = payment.amountDiram - counted;
  return html`<section class="card"><h2>${texts.receiptsSum}</h2><dl>
    <dt>${texts.counted}</dt><dd>${sum(counted)}</dd>
    <dt>${missing < 0 ? texts.over : texts.missing}</dt><dd>${sum(Math.abs(missing))}</dd></dl></section>`;
}

/** A receipt with its picture, if personal data is shown, and the available commands. */
export function receiptCard(one: Receipt, page: PaymentPage) {
  const { view, deskContext, texts, language, mayDecide } = page;
  const isOpen = isUndecided(one);
  const standing =
    one.countedDiram === null
      ? badge(isOpen ? "warning" : "neutral", texts[isOpen ? "undecided" : "rejected"])
      : badge("success", moneyText(one.countedDiram, "TJS", language));
  const address = `${deskContext.path}/receipts/${one.id}?lang=${language}`;
  return html`<section class="card"><div class="desk-heading"><h2>${texts.receipt}</h2>${standing}</div>
    ${view.standing === "open" ? pictureOf(one, address, texts) : ""}${isOpen && mayDecide ? receiptForms(address, page) : ""}</section>`;
}

function receiptForms(address: string, { deskContext, texts, today }: PaymentPage) {
  return html`<form method="post" action="${address}">${amountField(texts)}${dayField(texts, today)}${commandFields(deskContext, texts)}
    <button class="main" name="command" value="countReceipt">${texts.commands.countReceipt}</button></form>
    <details><summary>${texts.commands.rejectReceipt}</summary><form method="post" action="${address}">${commandFields(deskContext, texts)}
    <button name="command" value="rejectReceipt">${texts.commands.rejectReceipt}</button></form></details>`;
}

function pictureOf(receipt: Receipt, address: string, texts: PaymentPage["texts"]) {
  return html`${deskPicture(address, receipt, texts.receipt)}<p><a href="${address}">${texts.picture}</a></p>`;
}
