import { randomUUID } from "node:crypto";
import { dateIn } from "@sughurta/server-kit";
import { and, eq, inArray, ne } from "drizzle-orm";
import { redeemCoupon } from "#src/coupon/coupon-use.ts";
import {
  type Order,
  order,
  type Payment,
  payment,
  paymentEvent,
} from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { endDrafts } from "#src/draft/draft-order.ts";
import { issuePolicy } from "#src/policy/issue-policy.ts";
import type { Service } from "#src/service.ts";
import { decidePayment, type Verdict } from "./decide-payment.ts";
import type { ProviderReport } from "./payment-provider.ts";

/** Where a report came from: the same event is worked on once. */
export interface ReportSource {
  readonly source: "callback" | "query" | "receipt";
  readonly eventKey: string;
}

/** Order and payment, both locked until the transaction ends; the order first, always. */
async function lockPayment(
  tx: Database,
  paymentId: string,
): Promise<{ order: Order; payment: Payment }> {
  const [found] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(eq(payment.id, paymentId));
  if (!found) throw new Error("The payment to settle is gone");
  const [lockedOrder] = await tx
    .select()
    .from(order)
    .where(eq(order.id, found.orderId))
    .for("update");
  const [lockedPayment] = await tx
    .select()
    .from(payment)
    .where(eq(payment.id, paymentId))
    .for("update");
  if (!lockedOrder || !lockedPayment) throw new Error("The payment to settle is gone");
  return { order: lockedOrder, payment: lockedPayment };
}

/**
 * Works on a provider's report in one transaction: paid → policy → coupon → outbox, or nothing at all.
 * A report that came before changes nothing. Answers what it led to.
 */
export async function settlePayment(
  service: Service,
  db: Database,
  paymentId: string,
  report: ProviderReport,
  { source, eventKey }: ReportSource,
): Promise<Verdict["to"]> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const verdict = decidePayment(locked.payment, locked.order, report);
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
  service: Service,
  tx: Database,
  locked: { order: Order; payment: Payment },
  verdict: Exclude<Verdict, { to: "keep" }>,
  report: ProviderReport,
): Promise<void> {
  const updatedAt = service.now();
  if (verdict.to === "paid") await closeOthers(tx, locked.payment, updatedAt);
  await tx
    .update(payment)
    .set({
      state: verdict.to,
      updatedAt,
      reviewReason: verdict.to === "review" ? verdict.reason : null,
    })
    .where(eq(payment.id, locked.payment.id));
  if (
    verdict.to === "review" &&
    (locked.order.state === "new" || locked.order.state === "expired")
  ) {
    await tx.update(order).set({ state: "review", updatedAt }).where(eq(order.id, locked.order.id));
  }
  if (verdict.to !== "paid") return;
  await tx.update(order).set({ state: "paid", updatedAt }).where(eq(order.id, locked.order.id));
  await redeemCoupon(service, tx, locked.order);
  await endDrafts(tx, locked.order.id);
  await issuePolicy(service, tx, locked.order, paidOn(service, locked.payment, report));
}

/** The day on which the money came, which may be told after midnight: not before the payment began, and no day to come. */
function paidOn({ config, now }: Service, { createdAt }: Payment, { occurredAt }: ProviderReport) {
  const cameAt = Math.max(createdAt.getTime(), occurredAt.getTime());
  return dateIn(config.timeZone, new Date(Math.min(cameAt, now().getTime())));
}

/** Other open payments of a paid order are not needed; one with a receipt may mean money sent twice. */
async function closeOthers(tx: Database, paid: Payment, updatedAt: Date): Promise<void> {
  const others = and(eq(payment.orderId, paid.orderId), ne(payment.id, paid.id));
  await tx
    .update(payment)
    .set({ state: "superseded", updatedAt })
    .where(and(others, inArray(payment.state, ["created", "pending"])));
  await tx
    .update(payment)
    .set({ state: "review", reviewReason: "secondPayment", updatedAt })
    .where(and(others, eq(payment.state, "submitted")));
}
