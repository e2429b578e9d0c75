import { and, eq, inArray, ne, or, sum } from "drizzle-orm";
import { paymentMoney } from "#src/platform/database/schema/money.ts";
import {
  order,
  payment,
  policy,
  type Refund,
  type RefundState,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { notifyPartnerOfRefund } from "#src/sales/notifications/events.ts";
import { queuePaymentNews } from "#src/sales/notifications/order-messages.ts";
import { queueRefundNews } from "#src/sales/notifications/refund-messages.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { remainingDiram } from "./decide-money.ts";
import { openRefundReceipt } from "./fiscal-receipts.ts";
import { refundJob, refundQueue } from "./payment-queues.ts";
import { lockPayment } from "./settle-payment.ts";

/** States from which a refund may reach another; the database allows no other transition. */
const BEFORE: Readonly<Record<RefundStep, readonly RefundState[]>> = {
  approved: ["requested"],
  rejected: ["requested"],
  sending: ["approved"],
  paid: ["approved", "sending"],
};

/** A staff decision about a refund. */
type RefundStep = Exclude<RefundState, "requested">;

/**
 * Approves or rejects a refund, has it sent by the provider of its payment, or records that it was sent, with the
 * transfer in the reason; informs the buyer of a final state. A rejection returns the payment to review. Throws 403,
 * 404, 409 or 422.
 */
export async function decideRefund(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  refundId: string,
  to: RefundStep,
  command: Command,
): Promise<void> {
  requireReason(command);
  const { decisionId, actor, reason: note } = command;
  await service.db.transaction(async (tx) => {
    const [found] = await tx.select().from(refund).where(eq(refund.id, refundId));
    if (!found) throw notFound();
    // Orders and payment are locked first, as everywhere.
    const locked = found.paymentId === null ? undefined : await lockPayment(tx, found.paymentId);
    // Of two concurrent steps by one staff member the second one has to see the first.
    await tx.select().from(refund).where(eq(refund.id, refundId)).for("update");
    await requireSecondPerson(service, tx, found, command);
    const createdAt = service.now();
    const [decided] = await tx
      .update(refund)
      .set({ state: to, updatedAt: createdAt })
      .where(and(eq(refund.id, refundId), inArray(refund.state, BEFORE[to])))
      .returning();
    if (!decided) {
      const [same] = await tx.select().from(refundEvent).where(eq(refundEvent.id, decisionId));
      if (same?.refundId === refundId && same.state === to && same.decidedBy === actor.id) return;
      throw new FailureError(409, "decidedBefore");
    }
    const who = { decidedBy: actor.id, decidedRole: actor.role };
    const event = { id: decisionId, refundId, state: to, ...who, note, createdAt };
    await tx.insert(refundEvent).values(event);
    if (to === "sending") await service.jobs.add(tx, refundQueue, refundJob(decided));
    if (to === "approved" || to === "sending") return;
    if (to === "paid") await openRefundReceipt(service, tx, decided);
    if (locked === undefined) {
      await tellPolicyholder(service, tx, decided, { to, note });
      return;
    }
    await movePayment(service, tx, locked, to);
    await queuePaymentNews(service, tx, locked.order, {
      news: to === "paid" ? "refundPaid" : "refundRejected",
      key: decisionId,
      amountDiram: decided.amountDiram,
      currency: decided.currency,
      note,
    });
  });
}

/** Refunds of one purchase added up, in diram: those of its payments and of its policy, without rejected ones. */
export async function refundsOfPurchase(db: Database, one: Refund): Promise<number> {
  const [purchase] =
    one.paymentId === null
      ? await db
          .select({ orderId: policy.orderId })
          .from(policy)
          .where(eq(policy.number, one.policyNumber ?? ""))
      : await db
          .select({ orderId: payment.orderId })
          .from(payment)
          .where(eq(payment.id, one.paymentId));
  if (!purchase?.orderId) return one.amountDiram;
  const { orderId } = purchase;
  const payments = db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId));
  const policies = db
    .select({ number: policy.number })
    .from(policy)
    .where(eq(policy.orderId, orderId));
  const [all] = await db
    .select({ diram: sum(refund.amountDiram).mapWith(Number) })
    .from(refund)
    .where(
      and(
        ne(refund.state, "rejected"),
        or(inArray(refund.paymentId, payments), inArray(refund.policyNumber, policies)),
      ),
    );
  return Math.max(all?.diram ?? 0, one.amountDiram);
}

/**
 * Large refunds need two staff members: one who has already decided about a refund decides no more about it. Refunds of
 * one purchase count together, so that a large one cannot be divided.
 */
async function requireSecondPerson(
  { config }: Pick<Service, "config">,
  tx: Database,
  found: Refund,
  { decisionId, actor }: Command,
): Promise<void> {
  const totalDiram = await refundsOfPurchase(tx, found);
  if (!TWO_PEOPLE.refund(config.alone, { totalDiram })) return;
  const events = await tx.select().from(refundEvent).where(eq(refundEvent.refundId, found.id));
  const isRepeated = events.some((event) => event.id === decisionId);
  if (!isRepeated && events.some(({ decidedBy }) => decidedBy === actor.id)) {
    throw new FailureError(403, "secondPerson");
  }
}

async function tellPolicyholder(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { policyNumber, amountDiram }: Refund,
  { to, note }: { to: "rejected" | "paid"; note: string },
): Promise<void> {
  if (policyNumber === null) return;
  const [cancelled] = await tx.select().from(policy).where(eq(policy.number, policyNumber));
  if (!cancelled) return;
  await queueRefundNews(service, tx, cancelled, { news: to, amountDiram, note });
  if (to === "paid") await notifyPartnerOfRefund(service, tx, cancelled, amountDiram);
}

/** Ends a payment without remaining money, and returns any other to review; one that bought stays paid. */
async function movePayment(
  service: Pick<Service, "now">,
  tx: Database,
  { payment: of, order: orderRow }: NonNullable<Awaited<ReturnType<typeof lockPayment>>>,
  to: "rejected" | "paid",
): Promise<void> {
  if (of.state !== "refunding") return;
  const updatedAt = service.now();
  const [money] = await tx.select().from(paymentMoney).where(eq(paymentMoney.paymentId, of.id));
  if (!money) throw new Error("A payment without its money");
  const remaining = remainingDiram({ ...money, state: of.state, priceDiram: of.amountDiram });
  const state = remaining > 0 ? "review" : "refunded";
  const reviewReason = of.reviewReason ?? "moneyRemains";
  await tx.update(payment).set({ state, reviewReason, updatedAt }).where(eq(payment.id, of.id));
  const waitsAgain =
    to === "rejected" &&
    of.part === 1 &&
    orderRow.state === "expired" &&
    of.reviewReason !== "secondPayment";
  if (!waitsAgain) return;
  await tx.update(order).set({ state: "review", updatedAt }).where(eq(order.id, orderRow.id));
}
