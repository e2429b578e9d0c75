import { asc, desc, eq, inArray, max } from "drizzle-orm";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import {
  moneyDecision,
  paymentMoney,
  paymentToCheck,
} from "#src/platform/database/schema/money.ts";
import { order, payment, policy, receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

const SHOWN = 50;

function payments(db: Database) {
  const { receivedDiram, refundedDiram, currency } = paymentMoney;
  const money = { receivedDiram, refundedDiram, currency };
  return db
    .select({ payment, order, money, policyNumber: policy.number })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
    .leftJoin(policy, eq(policy.orderId, order.id));
}

/** A payment with its order, its money and the policy it paid, as the desk shows it. */
export type DeskPayment = Awaited<ReturnType<typeof payments>>[number];

/** Payments that need a decision with the reason, the longest waiting first, and the newest of all. */
export async function deskPayments(db: Database) {
  const waiting = await db
    .select({ id: paymentToCheck.paymentId, reason: max(paymentToCheck.reason) })
    .from(paymentToCheck)
    .groupBy(paymentToCheck.paymentId)
    .limit(SHOWN);
  const reasons = new Map(waiting.map(({ id, reason }) => [id, reason ?? ""]));
  const ids = [...reasons.keys()];
  const toCheck =
    ids.length > 0
      ? await payments(db).where(inArray(payment.id, ids)).orderBy(asc(payment.updatedAt))
      : [];
  const newest = await payments(db).orderBy(desc(payment.createdAt)).limit(SHOWN);
  return { toCheck, newest, reasons };
}

/** One payment with its receipts, what the till has of it, and what was decided about it. */
export async function deskPayment(db: Database, paymentId: string) {
  const [found] = await payments(db).where(eq(payment.id, paymentId));
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
  return { ...found, receipts, decisions, fiscalReceipts };
}
