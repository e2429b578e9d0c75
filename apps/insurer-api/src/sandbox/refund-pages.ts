import { asc, desc, inArray } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Refund,
  type RefundState,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendList } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { decideRefund } from "#src/sales/refund/decide-refund.ts";
import type { Service } from "#src/sales/service.ts";
import { refundPageTexts } from "./refund-texts.ts";

const SHOWN = 50;
const NOTE_LENGTH = 500;

/** What a person can do with a refund in a state. */
const DECISIONS: Readonly<Record<RefundState, readonly Exclude<RefundState, "requested">[]>> = {
  requested: ["approved", "rejected"],
  approved: ["paid"],
  rejected: [],
  paid: [],
};

/** Stands in for the desk where people decide about refunds: `/sandbox/refunds`. */
export function refundPages(
  service: Pick<Service, "config" | "db" | "now">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sandbox/refunds", (context) => showRefunds(service, context));
    app.post("/sandbox/refunds/:id", async (context) => {
      const id = context.req.param("id");
      if (!isIdentifier(id)) throw notFound();
      const form = await context.req.parseBody();
      const text = (name: string) =>
        String(form[name] ?? "")
          .trim()
          .slice(0, NOTE_LENGTH);
      const to = (["approved", "rejected", "paid"] as const).find((one) => one === text("to"));
      const [decidedBy, note] = [text("decidedBy"), text("note")];
      // A refusal without its reason is none.
      const isWhole = to && decidedBy !== "" && (to !== "rejected" || note !== "");
      if (isWhole) await decideRefund(service, id, { to, decidedBy, note });
      return context.redirect("/sandbox/refunds", 303);
    });
  };
}

async function showRefunds(service: Pick<Service, "db">, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = refundPageTexts[language];
  const rows = await service.db.select().from(refund).orderBy(desc(refund.createdAt)).limit(SHOWN);
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length > 0
      ? await service.db
          .select()
          .from(refundEvent)
          .where(inArray(refundEvent.refundId, ids))
          .orderBy(asc(refundEvent.createdAt))
      : [];
  const list = rows.map((row) => {
    const history = events
      .filter(({ refundId }) => refundId === row.id)
      .map(
        ({ state, decidedBy, note, createdAt }) =>
          html`<p class="muted">${createdAt.toISOString()} · ${texts.states[state]} · ${decidedBy} ${note}</p>`,
      );
    return html`<article class="card"><h2>${moneyText(row.amountDiram, row.currency, language)}</h2>
      <p>${texts.states[row.state]}</p>
      <dl><dt>${texts.policy}</dt><dd>${row.policyNumber}</dd>
      <dt>${texts.dueOn}</dt><dd>${row.dueOn}</dd></dl>${history}${decisionForm(row, language)}</article>`;
  });
  return sendList(context, language, texts, list);
}

function decisionForm({ id, state }: Refund, language: keyof typeof refundPageTexts) {
  const texts = refundPageTexts[language];
  const decisions = DECISIONS[state];
  if (decisions.length === 0) return "";
  const buttons = decisions.map(
    (to) => html`<button name="to" value="${to}">${texts.actions[to]}</button>`,
  );
  return html`<form method="post" action="/sandbox/refunds/${id}">
    <label>${texts.decidedBy} <input name="decidedBy" required maxlength="100"></label>
    <label>${texts.note} <input name="note" maxlength="${NOTE_LENGTH}"></label>${buttons}</form>`;
}
