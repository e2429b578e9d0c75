import {
  fromDiram,
  isIsoDate,
  isPaymentOperator,
  operatorName,
  PAYMENT_OPERATORS,
  toDiram,
} from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { SandboxBankSession } from "#src/platform/database/schema/sandbox.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { isStorableText } from "#src/platform/http/raw-text.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { ReadReceipt, ReceiptReader } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { act, type BankAction, findSession } from "./bank-ledger.ts";
import { bankTexts, OPERATOR_COLOURS } from "./bank-texts.ts";
import { type Deliver, sendWebhook } from "./bank-webhooks.ts";

const MARK =
  /sandbox-receipt transaction=([\w-]{1,64})(?: reference=([\w-]{1,64}))? amount=(\d{1,9}(?:\.\d{1,2})?) currency=([A-Z]{3}) date=(\d{4}-\d{2}-\d{2})/;

/** Finds the mark in the bytes of any file that contains it. */
export const sandboxReceiptReader: ReceiptReader = {
  read: async (content) => {
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString(
      "latin1",
    );
    const [, transactionNumber, reference, amount, currency, paidOn] = MARK.exec(text) ?? [];
    if (!transactionNumber || !amount || !currency || !isIsoDate(paidOn)) return undefined;
    return { transactionNumber, reference, amountDiram: toDiram(Number(amount)), currency, paidOn };
  },
};

const PATH = "/sandbox/bank/:operator/:reference";

const ACTIONS: readonly BankAction[] = [
  "pay",
  "decline",
  "cancel",
  "pay-silently",
  "pay-wrong-amount",
];

/** Fallback colour for an unknown operator. */
const OTHER_COLOUR = "#1d3f8f";

const isAction = (value: unknown): value is BankAction =>
  ACTIONS.some((action) => action === value);

/** Where the browser goes after the bank; the shop does not trust the redirect and queries the status itself. */
function getReturnUrl(session: SandboxBankSession): string {
  return session.status === "paid" ? session.successUrl : session.errorUrl;
}

/** The sandbox bank's pages, one per operator. */
export function bankPages(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now">,
  deliver: Deliver,
): (app: Hono<AppEnv>) => void {
  const loadSession = async (context: Context) => {
    const operator = context.req.param("operator") ?? "";
    const reference = context.req.param("reference") ?? "";
    return isStorableText(operator + reference)
      ? findSession(service.db, operator, reference)
      : undefined;
  };
  const unknown = (context: Context) => {
    const language = pageLanguage(context);
    const texts = bankTexts[language];
    const body = html`<section class="card"><h1>${texts.unknown}</h1><a class="button main" href="${service.config.publicUrl}">${texts.back}</a></section>`;
    return sendPage(context, {
      language,
      title: texts.unknown,
      heading: texts.sandbox,
      body,
      status: 404,
    });
  };
  return (app) => {
    app.get("/sandbox/bank", (context) => showOperators(context));
    app.get(PATH, async (context) => {
      const session = await loadSession(context);
      return session ? showSession(service, context, session) : unknown(context);
    });
    app.get(`${PATH}/receipt.pdf`, async (context) => {
      const session = await loadSession(context);
      if (!session) return unknown(context);
      const paidOn = dateIn(service.config.timeZone, service.now());
      const pdf = await renderReceipt({
        ...receiptPart(session, context.req.query("half")),
        reference: session.reference,
        currency: session.currency,
        paidOn,
      });
      return new Response(pdf as Uint8Array<ArrayBuffer>, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": 'attachment; filename="receipt.pdf"',
        },
      });
    });
    app.post(PATH, async (context) => {
      const session = await loadSession(context);
      const action = (await readForm(context.req.raw)).get("action");
      if (!session || !isAction(action)) return unknown(context);
      const changed = await act(service.db, session, action, service.now());
      await sendWebhook(service, deliver, changed);
      const stillOpen = changed.status === "open";
      return context.redirect(stillOpen ? context.req.path : getReturnUrl(changed), 303);
    });
  };
}

/** A receipt for the whole amount, or for one of two payments that add up to it. */
function receiptPart({ reference, amountDiram }: SandboxBankSession, half: string | undefined) {
  const firstHalf = Math.floor(amountDiram / 2);
  if (half === "1") return { transactionNumber: `${reference}-1`, amountDiram: firstHalf };
  if (half === "2") {
    return { transactionNumber: `${reference}-2`, amountDiram: amountDiram - firstHalf };
  }
  return { transactionNumber: reference, amountDiram };
}

/** Page that explains the sandbox bank and lists its operators. */
function showOperators(context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = bankTexts[language];
  const names = PAYMENT_OPERATORS.map((one) => html`<li>${operatorName(one, language)}</li>`);
  const body = html`<section class="card"><h1>${texts.sandbox}</h1><p>${texts.about}</p><ul>${names}</ul></section>`;
  const page = {
    language,
    title: texts.sandbox,
    heading: texts.sandbox,
    languageLinks: true,
    body,
  };
  return sendPage(context, page);
}

function showSession(
  service: Pick<Service, "config" | "now">,
  context: Context,
  session: SandboxBankSession,
): Promise<Response> {
  const language = pageLanguage(context, session.language);
  const texts = bankTexts[language];
  const { operator } = session;
  const name = operatorName(operator, language);
  const brandColour = isPaymentOperator(operator) ? OPERATOR_COLOURS[operator] : OTHER_COLOUR;
  const over = session.status === "open" && session.expiresAt <= service.now();
  const facts = html`<p class="muted">${texts.toPay}</p>
    <p class="amount">${moneyText(session.amountDiram, session.currency, language)}</p>
    <dl><dt>${texts.merchant}</dt><dd>${service.config.brandName}</dd>
    <dt>${texts.reference}</dt><dd>${session.reference.slice(0, 8)}</dd></dl>`;
  const button = (action: BankAction, text: string, main = false) =>
    html`<button name="action" value="${action}" class="${main ? "main" : ""}">${text}</button>`;
  const receiptLink =
    operator === "qr"
      ? html`<a class="button" href="${context.req.path}/receipt.pdf">${texts.receipt}</a>
        <a class="button" href="${context.req.path}/receipt.pdf?half=1">${texts.halfReceipt} 1</a>
        <a class="button" href="${context.req.path}/receipt.pdf?half=2">${texts.halfReceipt} 2</a>`
      : "";
  const choices = html`<form method="post">
      ${button("pay", texts.pay, true)} ${button("decline", texts.decline)} ${button("cancel", texts.cancel)}
    </form>
    <p class="muted">${texts.close}</p>
    <details><summary>${texts.forTesters}</summary><form method="post">
      ${button("pay-silently", texts.silent)} ${button("pay-wrong-amount", texts.wrongAmount)} ${receiptLink}
    </form></details>`;
  const result = html`<h1>${over ? texts.expired : session.status === "open" ? "" : texts.done[session.status]}</h1>
    <a class="button main" href="${getReturnUrl(session)}">${texts.back}</a>`;
  const body = html`<p class="muted">${texts.sandbox}</p><section class="card">${facts}</section>
    <section class="card">${session.status === "open" && !over ? choices : result}</section>`;
  return sendPage(context, {
    language,
    title: `${name} · ${texts.sandbox}`,
    heading: name,
    brandColour,
    languageLinks: true,
    formTargets: [new URL(getReturnUrl(session)).origin],
    body,
  });
}

/** Mark that the sandbox bank writes into a receipt, and that {@link sandboxReceiptReader} finds. */
export function receiptMark(receipt: ReadReceipt): string {
  const { transactionNumber, reference, amountDiram, currency, paidOn } = receipt;
  const payment = reference === undefined ? "" : ` reference=${reference}`;
  return `sandbox-receipt transaction=${transactionNumber}${payment} amount=${fromDiram(amountDiram).toFixed(2)} currency=${currency} date=${paidOn}`;
}

/** A receipt to download from the sandbox bank: a small PDF that contains the mark. */
export async function renderReceipt(receipt: ReadReceipt): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const { transactionNumber, amountDiram, currency, paidOn } = receipt;
  const mark = receiptMark(receipt);
  const doc = new PDFDocument({
    size: "A6",
    margin: 28,
    info: { Title: "Sandbox receipt", Keywords: mark },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.font("Helvetica-Bold").fontSize(16).text("Sandbox bank");
    doc.moveDown().font("Helvetica").fontSize(11).text("Receipt of a pretend payment");
    doc
      .moveDown()
      .fontSize(20)
      .text(`${fromDiram(amountDiram).toFixed(2)} ${currency}`);
    doc.moveDown().fontSize(11).text(paidOn).text(transactionNumber);
    doc.end();
  });
}
