import type { Language } from "@sughurta/domain";
import { asc, desc, inArray } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/personal/mask.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Refund,
  type RefundState,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { cancelPolicyFor } from "#src/sales/decision/cancel-policy.ts";
import { decideRefund } from "#src/sales/refund/decide-refund.ts";
import {
  canSendBack,
  isSendingUnclear,
  refundSource,
  sendRefundAgain,
} from "#src/sales/refund/send-refunds.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { refundPageTexts } from "./refund-texts.ts";
import type { Seat } from "./seat.ts";
import { policyLink } from "./timeline-view.ts";

type Needs = Pick<Service, "config" | "db" | "now" | "providers">;

interface Desk {
  readonly service: Needs;
  readonly seat: Seat;
}

const SHOWN = 50;

/** What a person can do with a refund in a state. */
const DECISIONS: Readonly<Record<RefundState, readonly Exclude<RefundState, "requested">[]>> = {
  requested: ["approved", "rejected"],
  approved: ["sending", "paid"],
  sending: ["paid"],
  rejected: [],
  paid: [],
};

const STEPS = ["approved", "rejected", "sending", "again", "paid"] as const;

/** Where people cancel policies and decide about refunds. */
export function refundPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/refunds`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeRefunds", "");
      return showRefunds(desk, context);
    });
    app.post(`${page}/:id`, async (context) => {
      const id = context.req.param("id");
      const form = await readDeskForm(context);
      const to = STEPS.find((one) => one === form.text("to"));
      if (!isIdentifier(id) || !to) throw notFound();
      const work = {
        permission: "decideRefunds",
        action: `refund.${to}`,
        subject: `refund:${id}`,
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        to === "again" ? sendRefundAgain(inside, id) : decideRefund(inside, id, to, command),
      );
    });
    app.post(`${seat.path}/cancellations`, async (context) => {
      const form = await readDeskForm(context);
      const number = form.text("policyNumber");
      const work = {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        subject: `policy:${number}`,
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        cancelPolicyFor(inside, number, command),
      );
    });
  };
}

async function showRefunds({ service, seat }: Desk, context: Context): Promise<Response> {
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
  const sources = await Promise.all(rows.map((row) => refundSource(service.db, row)));
  const list = rows.map((row, index) => {
    const history = events
      .filter(({ refundId }) => refundId === row.id)
      .map(
        ({ state, decidedBy, note, createdAt }) =>
          html`<p class="muted">${createdAt.toISOString()} · ${texts.states[state]} · ${decidedBy} ${CLOSED.note(note)}</p>`,
      );
    const subject =
      row.policyNumber === null
        ? html`<dt>${texts.payment}</dt><dd><a href="${seat.path}/payments/${row.paymentId}?lang=${language}">${row.paymentId}</a></dd>`
        : html`<dt>${texts.policy}</dt><dd>${policyLink(seat, language, row.policyNumber)}</dd>`;
    return html`<article class="card" id="${row.id}"><h2>${moneyText(row.amountDiram, row.currency, language)}</h2>
      <p>${texts.states[row.state]}</p>
      <dl>${subject}
      <dt>${texts.dueOn}</dt><dd>${row.dueOn}</dd></dl>${history}${decisionForm(seat, row, { canSend: canSendBack(service, sources[index]), now: service.now(), language })}</article>`;
  });
  const cancelling = html`<section class="card"><h2>${texts.cancelPolicy}</h2>
    <form method="post" action="${seat.path}/cancellations?lang=${language}">
    <label>${texts.policy} <input name="policyNumber" required inputmode="numeric" maxlength="10"></label>${commandFields(seat, texts)}
    <button>${texts.cancelPolicy}</button></form></section>`;
  const refunds = list.length > 0 ? html`${list}` : html`<p>${texts.empty}</p>`;
  const body = html`${deskProblem(context, language)}${refunds}${cancelling}`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
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
    (to) => html`<button name="to" value="${to}">${texts.actions[to]}</button>`,
  );
  const again = html`<button name="to" value="again">${texts.again}</button>`;
  return html`${isUnclear ? html`<p>${texts.unclear}</p>` : ""}
    <form method="post" action="${seat.path}/refunds/${row.id}?lang=${language}">
    ${commandFields(seat, texts)}${buttons}${isUnclear ? again : ""}</form>`;
}
