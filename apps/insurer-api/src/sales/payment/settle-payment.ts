import { randomUUID } from "node:crypto";
import { dateIn } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import { order, type Payment, payment, paymentEvent } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueReviewMessages } from "#src/sales/outbox/queue-review-messages.ts";
import type { Service } from "#src/sales/service.ts";
import { completePayment } from "./complete-payment.ts";
import { decidePayment, type Verdict } from "./decide-payment.ts";
import { type LockedPayment, lockPayment, purchaseOf } from "./lock-payment.ts";
import type { ProviderReport } from "./payment-provider.ts";

/** Where a report came from, of which `desk` is a person of the insurer: the same event is worked on once. */
export interface ReportSource {
  readonly source: "callback" | "query" | "receipt" | "desk";
  readonly eventKey: string;
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
    if (!locked) throw new Error("The payment to settle is gone");
    const verdict = (await isMoneySettled(tx, locked.payment))
      ? ({ to: "keep" } as const)
      : decidePayment(locked.payment, await purchaseOf(tx, locked), report);
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
        occurredAt: report.occurredAt,
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

/** Whether a payment was closed after a decision to keep its money: another report of it changes nothing. */
async function isMoneySettled(tx: Database, { id, state }: Payment): Promise<boolean> {
  if (state !== "closed") return false;
  const kept = and(eq(moneyDecision.paymentId, id), eq(moneyDecision.command, "keep"));
  return (await tx.$count(moneyDecision, kept)) > 0;
}

async function applyVerdict(
  service: Pick<Service, "config" | "now" | "log">,
  tx: Database,
  locked: LockedPayment,
  verdict: Exclude<Verdict, { to: "keep" }>,
  report: ProviderReport,
): Promise<void> {
  const { order: bought, payment: settled } = locked;
  if (verdict.to === "paid") {
    await completePayment(service, tx, locked, dayOfMoney(service, settled, report.occurredAt));
    return;
  }
  const updatedAt = service.now();
  const reviewReason = verdict.to === "review" ? verdict.reason : null;
  await tx
    .update(payment)
    .set({ state: verdict.to, updatedAt, reviewReason })
    .where(eq(payment.id, settled.id));
  if (reviewReason === null) return;
  const isUnpaid = bought.state === "new" || bought.state === "expired";
  if (isUnpaid && reviewReason !== "secondPayment") {
    await tx.update(order).set({ state: "review", updatedAt }).where(eq(order.id, bought.id));
  }
  const { amountDiram, currency } = report;
  const money = { amountDiram, currency, isSecond: reviewReason === "secondPayment" };
  await queueReviewMessages(service, tx, { paymentId: settled.id, bought, money });
}

/** The ISO date on which money came, which may be told after midnight: not before the payment began, and no day to come. */
export function dayOfMoney(
  { config, now }: Pick<Service, "config" | "now">,
  { createdAt }: Pick<Payment, "createdAt">,
  occurredAt: Date,
): string {
  const cameAt = Math.max(createdAt.getTime(), occurredAt.getTime());
  return dateIn(config.timeZone, new Date(Math.min(cameAt, now().getTime())));
}
