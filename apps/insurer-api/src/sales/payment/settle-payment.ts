import { randomUUID } from "node:crypto";
import { dateIn } from "@sughurta/server-kit";
import { and, eq, inArray, ne } from "drizzle-orm";
import {
  type Order,
  order,
  type Payment,
  payment,
  paymentEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { redeemCoupon } from "#src/products/coupon/coupon-use.ts";
import { endDrafts } from "#src/sales/draft/draft-order.ts";
import { bookInstalment, stateOfPart } from "#src/sales/instalment/book-instalment.ts";
import { type LockedOrders, lockOrders } from "#src/sales/order/lock-orders.ts";
import { queueReviewMessages } from "#src/sales/outbox/queue-review-messages.ts";
import { issuePolicy } from "#src/sales/policy/issue-policy.ts";
import type { Service } from "#src/sales/service.ts";
import { decidePayment, type Verdict } from "./decide-payment.ts";
import type { ProviderReport } from "./payment-provider.ts";
import { receiptParts } from "./receipt-parts.ts";

/** Where a report came from: the same event is worked on once. */
export interface ReportSource {
  readonly source: "callback" | "query" | "receipt";
  readonly eventKey: string;
}

interface LockedPayment extends LockedOrders {
  readonly payment: Payment;
}

/** Orders and payment, locked until the transaction ends; the orders first, always. */
async function lockPayment(tx: Database, paymentId: string): Promise<LockedPayment> {
  const gone = new Error("The payment to settle is gone");
  const [found] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(eq(payment.id, paymentId));
  if (!found) throw gone;
  const orders = await lockOrders(tx, found.orderId);
  const [locked] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  if (!orders || !locked) throw gone;
  return { ...orders, payment: locked };
}

/** What is bought once is paid, whichever of the orders saved from one draft it was; a later part has its own state. */
async function purchaseOf(
  tx: Database,
  { order: own, siblings, payment: settled }: LockedPayment,
): Promise<Pick<Order, "state">> {
  if (settled.part > 1) return stateOfPart(tx, settled);
  return siblings.find(({ state }) => state === "paid") ?? own;
}

/**
 * Works on a provider's report in one transaction: paid → policy → coupon → outbox, or nothing at all.
 * A report that came before changes nothing. Answers what it led to.
 */
export async function settlePayment(
  service: Pick<Service, "config" | "now" | "log" | "metrics">,
  db: Database,
  paymentId: string,
  report: ProviderReport,
  { source, eventKey }: ReportSource,
): Promise<Verdict["to"]> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const verdict = decidePayment(locked.payment, await purchaseOf(tx, locked), report);
    const [event] = await tx
      .insert(paymentEvent)
      .values({
        id: randomUUID(),
        paymentId,
        eventKey,
        source,
        status: report.status,
        amountDiram: report.amountDiram,
        currency: report.currency,
        outcome: verdict.to,
        createdAt: service.now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (!event || verdict.to === "keep") return "keep";
    await applyVerdict(service, tx, locked, verdict, report);
    service.metrics.settledPayments.inc({ outcome: verdict.to });
    service.log.info(
      { paymentId, orderId: locked.order.id, operator: locked.payment.operator, state: verdict.to },
      "payment settled",
    );
    return verdict.to;
  });
}

async function applyVerdict(
  service: Pick<Service, "config" | "now" | "log">,
  tx: Database,
  locked: LockedPayment,
  verdict: Exclude<Verdict, { to: "keep" }>,
  report: ProviderReport,
): Promise<void> {
  const { order: bought, payment: settled } = locked;
  const updatedAt = service.now();
  if (verdict.to === "paid") await endOthers(service, tx, locked);
  await tx
    .update(payment)
    .set({
      state: verdict.to,
      updatedAt,
      reviewReason: verdict.to === "review" ? verdict.reason : null,
    })
    .where(eq(payment.id, settled.id));
  if (verdict.to === "review") {
    const { reason } = verdict;
    const isUnpaid = bought.state === "new" || bought.state === "expired";
    if (isUnpaid && reason !== "secondPayment") {
      await tx.update(order).set({ state: "review", updatedAt }).where(eq(order.id, bought.id));
    }
    const { amountDiram, currency } = report;
    const money = { amountDiram, currency, isSecond: reason === "secondPayment" };
    await queueReviewMessages(service, tx, { paymentId: settled.id, bought, money });
  }
  if (verdict.to !== "paid") return;
  const cameOn = paidOn(service, settled, report);
  if (settled.part > 1) {
    await bookInstalment(service, tx, settled, cameOn);
    return;
  }
  await tx.update(order).set({ state: "paid", updatedAt }).where(eq(order.id, bought.id));
  await redeemCoupon(service, tx, bought);
  await endDrafts(tx, bought);
  await issuePolicy(service, tx, bought, { paymentId: settled.id, paidOn: cameOn });
}

/** The day on which the money came, which may be told after midnight: not before the payment began, and no day to come. */
function paidOn(
  { config, now }: Pick<Service, "config" | "now">,
  { createdAt }: Payment,
  { occurredAt }: ProviderReport,
) {
  const cameAt = Math.max(createdAt.getTime(), occurredAt.getTime());
  return dateIn(config.timeZone, new Date(Math.min(cameAt, now().getTime())));
}

/**
 * Ends what else was begun for a purchase that is paid now: orders saved from the same draft, and payments
 * nobody was sent to. Who was sent to a provider may pay there yet, until the sweeper has concluded it; a
 * receipt may mean money sent twice.
 */
async function endOthers(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { order: bought, siblings, payment: paid }: LockedPayment,
): Promise<void> {
  const updatedAt = service.now();
  const siblingIds = siblings.map(({ id }) => id);
  const orderIds = [bought.id, ...siblingIds];
  await tx
    .update(order)
    .set({ state: "expired", updatedAt })
    .where(and(inArray(order.id, siblingIds), eq(order.state, "new")));
  const others = and(
    inArray(payment.orderId, orderIds),
    eq(payment.part, paid.part),
    ne(payment.id, paid.id),
  );
  await tx
    .update(payment)
    .set({ state: "superseded", updatedAt })
    .where(and(others, eq(payment.state, "created")));
  const submitted = await tx
    .update(payment)
    .set({ state: "review", reviewReason: "secondPayment", updatedAt })
    .where(and(others, eq(payment.state, "submitted")))
    .returning();
  for (const { id: paymentId, amountDiram, currency } of submitted) {
    const { totalDiram } = await receiptParts(tx, paymentId);
    const money = { amountDiram: totalDiram || amountDiram, currency, isSecond: true };
    await queueReviewMessages(service, tx, { paymentId, bought, money });
  }
}
