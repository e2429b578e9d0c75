import { and, asc, eq, ne } from "drizzle-orm";
import type { Context } from "hono";
import { listQuery, showsAll } from "#src/desk/shell/desk-paging.ts";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import {
  moneyDecision,
  paymentMoney,
  paymentToCheck,
} from "#src/platform/database/schema/money.ts";
import { order, payment, policy, receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FailureError } from "#src/platform/http/failure-error.ts";
import { decideMoney } from "#src/sales/payments/decide-money.ts";
import { moneyFacts, moneyRefused } from "#src/sales/payments/money-facts.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A payment of the list, with the reason for its review, if any, and the start of the waiting time. */
export interface DeskPayment {
  readonly payment: typeof payment.$inferSelect;
  readonly order: typeof order.$inferSelect;
  readonly reason: string | null;
  readonly since: Date;
}

/** Payments that need a decision, oldest first, or all, newest first. */
export async function deskPayments(db: Database, context: Context) {
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
