import { formatOfMediaType } from "@sughurta/domain/file-format";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Context, Hono } from "hono";
import {
  type DeskForm,
  diramIn,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/shell/desk-command.ts";
import { sendDeskFile } from "#src/desk/shell/desk-file.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { listQuery } from "#src/desk/shell/list-query.ts";
import { showsAll } from "#src/desk/shell/work-list.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import {
  moneyDecision,
  paymentMoney,
  paymentToCheck,
} from "#src/platform/database/schema/money.ts";
import { order, payment, policy, receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { type FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { decideMoney } from "#src/sales/payments/decide-money.ts";
import { countReceipt, rejectReceipt } from "#src/sales/payments/decide-receipt.ts";
import {
  acceptPayment,
  closePayment,
  keepMoney,
  recordMoney,
  refundPayment,
} from "#src/sales/payments/decisions.ts";
import { moneyFacts, moneyRefused } from "#src/sales/payments/money-facts.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type DeskPayment, showPayment, showPayments } from "./payment-view.ts";

/** Payments that need a decision, oldest first, or all, newest first. */
async function deskPayments(db: Database, context: Context) {
  const isAll = showsAll(context);
  return { isAll, rows: await (isAll ? allPayments(db, context) : toCheck(db, context)) };
}

function allPayments(db: Database, context: Context): Promise<DeskPayment[]> {
  const { beyond, orderBy, limit } = listQuery(context, { at: payment.createdAt, id: payment.id });
  return db
    .select({ payment, order, reason: payment.reviewReason, since: payment.createdAt })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
}

function toCheck(db: Database, context: Context): Promise<DeskPayment[]> {
  const { beyond, orderBy, limit } = listQuery(context, { at: payment.updatedAt, id: payment.id });
  return db
    .select({ payment, order, reason: paymentToCheck.reason, since: payment.updatedAt })
    .from(paymentToCheck)
    .innerJoin(payment, eq(payment.id, paymentToCheck.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
}

/** Why a payment cannot be accepted; `undefined` if it can. */
async function acceptRefusal(
  service: Pick<Service, "config" | "db" | "now">,
  { payment: one, order: bought }: Pick<DeskPayment, "payment" | "order">,
): Promise<FailureError | undefined> {
  const { db } = service;
  const siblings =
    bought.lineage === null
      ? []
      : await db
          .select()
          .from(order)
          .where(and(eq(order.lineage, bought.lineage), ne(order.id, bought.id)));
  const { facts } = await moneyFacts(service, db, { payment: one, order: bought, siblings });
  const outcome = decideMoney(facts, { command: "accept" });
  return "refusal" in outcome ? moneyRefused(outcome.refusal, facts) : undefined;
}

/** One payment with its money, its policy, its receipts and the decisions about it; `undefined` if there is none. */
export async function deskPayment(
  service: Pick<Service, "config" | "db" | "now">,
  paymentId: string,
) {
  const { db } = service;
  const { receivedDiram, refundedDiram, keptDiram, openRefunds, currency } = paymentMoney;
  const [found] = await db
    .select({
      payment,
      order,
      money: { receivedDiram, refundedDiram, keptDiram, openRefunds, currency },
      policyNumber: policy.number,
    })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
    .leftJoin(policy, eq(policy.orderId, order.id))
    .where(eq(payment.id, paymentId));
  if (!found) return undefined;
  const receipts = await db
    .select()
    .from(receipt)
    .where(eq(receipt.paymentId, paymentId))
    .orderBy(asc(receipt.createdAt));
  const decisions = await db
    .select()
    .from(moneyDecision)
    .where(eq(moneyDecision.paymentId, paymentId))
    .orderBy(asc(moneyDecision.createdAt));
  const fiscalReceipts = await db
    .select()
    .from(fiscalReceipt)
    .where(eq(fiscalReceipt.paymentId, paymentId))
    .orderBy(asc(fiscalReceipt.createdAt));
  const refusal = await acceptRefusal(service, found);
  return { ...found, receipts, decisions, fiscalReceipts, acceptRefusal: refusal };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "store">;

/** Length of an id prefix that distinguishes the receipts of one payment. */
const SHORT_ID_LENGTH = 8;

function idOf(context: Context): string {
  const id = context.req.param("id") ?? "";
  if (!isIdentifier(id)) throw notFound();
  return id;
}

type Run = (service: Needs, id: string, command: Command, form: DeskForm) => Promise<unknown>;

const PAYMENT_BUTTONS = ["accept", "refund", "keep", "close", "recordMoney"] as const;

const RECEIPT_BUTTONS = ["countReceipt", "rejectReceipt"] as const;

/** Commands on a payment, by button. */
const PAYMENT_COMMANDS: Readonly<Record<(typeof PAYMENT_BUTTONS)[number], Run>> = {
  accept: (service, id, command) => acceptPayment(service, id, command),
  refund: (service, id, command, { text }) =>
    refundPayment(service, id, diramIn(text("amount")), command),
  keep: (service, id, command, { text }) =>
    keepMoney(service, id, diramIn(text("amount")), command),
  close: (service, id, command) => closePayment(service, id, command),
  recordMoney: async (service, id, command, { text }) => {
    const [paid] = await service.db.select().from(payment).where(eq(payment.id, id));
    const found = {
      amountDiram: diramIn(text("amount")),
      currency: paid?.currency ?? "",
      occurredAt: new Date(`${text("paidOn")}T00:00:00Z`),
      transaction: text("transaction"),
    };
    return recordMoney(service, id, found, command);
  },
};

/** Commands on a receipt, by button. */
const RECEIPT_COMMANDS: Readonly<Record<(typeof RECEIPT_BUTTONS)[number], Run>> = {
  countReceipt: (service, id, command, { text }) => {
    const read = { amountDiram: diramIn(text("amount")), paidOn: text("paidOn") };
    return countReceipt(service, id, read, command);
  },
  rejectReceipt: (service, id, command) => rejectReceipt(service, id, command),
};

/** Pages on which staff decide about payments and receipts. */
export function paymentPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const payments = `${deskContext.path}/payments`;
  const receipts = `${deskContext.path}/receipts`;
  const receiptOf = async (context: Context) => {
    const [found] = await service.db
      .select()
      .from(receipt)
      .where(eq(receipt.id, idOf(context)));
    if (!found) throw notFound();
    return found;
  };
  return (app) => {
    app.get(payments, async (context) => {
      deskContext.actorFor(context, "seePayments", "");
      return showPayments(deskContext, context, await deskPayments(service.db, context));
    });
    app.get(`${payments}/:id`, async (context) => {
      deskContext.actorFor(context, "seePayments", "");
      const shown = await deskPayment(service, idOf(context));
      if (!shown) throw notFound();
      return showPayment(deskContext, context, { shown, today: todayOf(service) });
    });
    app.post(`${payments}/:id`, async (context) => {
      const id = idOf(context);
      const form = await readDeskForm(context);
      const action = PAYMENT_BUTTONS.find((one) => one === form.text("command"));
      if (!action) throw notFound();
      const page = `${payments}/${id}`;
      const work = {
        permission: "decidePayments",
        action,
        subject: `payment:${id}`,
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        PAYMENT_COMMANDS[action](inside, id, command, form),
      );
    });
    app.get(`${receipts}/:id`, async (context) => {
      deskContext.actorFor(context, "seePayments", "");
      const found = await receiptOf(context);
      const view = await deskContext.viewsOf(context, "payment", [found.paymentId]);
      const ending = formatOfMediaType(found.mediaType)?.endings[0] ?? "bin";
      const name = `receipt-${found.id.slice(0, SHORT_ID_LENGTH)}.${ending}`;
      return sendDeskFile(context, service, view(found.paymentId), { ...found, name });
    });
    app.post(`${receipts}/:id`, async (context) => {
      deskContext.actorFor(context, "decidePayments", "");
      const { id, paymentId } = await receiptOf(context);
      const form = await readDeskForm(context);
      const action = RECEIPT_BUTTONS.find((one) => one === form.text("command"));
      if (!action) throw notFound();
      const page = `${payments}/${paymentId}`;
      const work = {
        permission: "decidePayments",
        action,
        subject: `receipt:${id}`,
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        RECEIPT_COMMANDS[action](inside, id, command, form),
      );
    });
  };
}
