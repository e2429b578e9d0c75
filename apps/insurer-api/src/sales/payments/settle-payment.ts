import { randomUUID } from "node:crypto";
import { compareDates } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, eq, inArray, ne } from "drizzle-orm";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import {
  type Order,
  order,
  type Payment,
  type PaymentState,
  payment,
  paymentEvent,
  receipt,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { redeemCoupon } from "#src/products/coupon/coupon-use.ts";
import { announcePolicy } from "#src/sales/notifications/announce-policy.ts";
import { queueInstalmentPaid } from "#src/sales/notifications/instalment-messages.ts";
import { queueReviewMessages } from "#src/sales/notifications/order-messages.ts";
import { endDrafts } from "#src/sales/orders/drafts.ts";
import { type LockedOrders, lockOrders } from "#src/sales/orders/orders.ts";
import {
  bookInstalment,
  stateOfPart,
  writeRestInstalment,
} from "#src/sales/policies/instalments.ts";
import { issuePolicy } from "#src/sales/policies/issue-policy.ts";
import type { ProviderReport } from "#src/sales/ports/payment-provider.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openSaleReceipt } from "./fiscal-receipts.ts";
import { paymentQueue, queryNow } from "./payment-queues.ts";
import { findRest, settleRest, shortPayment, stateOfRest } from "./payment-rest.ts";

/** Sum of the receipts of one payment so far (SPEC-63). */
interface ReceiptParts {
  readonly totalDiram: number;
  /** Whether staff have to review one of them first. */
  readonly isLookedAt: boolean;
}

/** Adds up the receipts of a payment. */
export async function receiptParts(db: Database, paymentId: string): Promise<ReceiptParts> {
  const parts = await db
    .select({ countedDiram: receipt.countedDiram, state: receipt.state })
    .from(receipt)
    .where(eq(receipt.paymentId, paymentId));
  return {
    totalDiram: parts.reduce((total, { countedDiram }) => total + (countedDiram ?? 0), 0),
    isLookedAt: parts.some(
      ({ countedDiram, state }) => countedDiram === null && state !== "refused",
    ),
  };
}

/** A payment with the orders that it may buy, locked until the transaction ends. */
export interface LockedPayment extends LockedOrders {
  readonly payment: Payment;
}

/** Locks a payment and its orders, always the orders first; `undefined` if the payment does not exist. */
export async function lockPayment(
  tx: Database,
  paymentId: string,
): Promise<LockedPayment | undefined> {
  const isPayment = eq(payment.id, paymentId);
  const orders = await lockOrders(
    tx,
    tx.select({ orderId: payment.orderId }).from(payment).where(isPayment),
  );
  if (!orders) return undefined;
  const [locked] = await tx.select().from(payment).where(isPayment).for("update");
  return locked && { ...orders, payment: locked };
}

/** State of the purchase: paid if any order saved from the same draft is paid; a later instalment has its own state. */
export async function orderForDecision(
  tx: Database,
  { order: own, siblings, payment: settledPayment }: LockedPayment,
): Promise<Pick<Order, "state">> {
  const rest = await findRest(tx, settledPayment);
  if (rest) return stateOfRest(tx, { order: own, siblings }, rest);
  if (settledPayment.part > 1) return stateOfPart(tx, settledPayment);
  return siblings.find(({ state }) => state === "paid") ?? own;
}

/** Whether money of a day is in time for what it buys: no cover begins before it is paid. */
export async function isInTime(
  tx: Database,
  { order: orderRow, payment: paid }: Pick<LockedPayment, "order" | "payment">,
  paidOn: string,
): Promise<boolean> {
  const issues = paid.part === 1 || (orderRow.state !== "paid" && (await findRest(tx, paid)));
  if (!issues) return true;
  const { startDate } = productLines[orderRow.policyType].cover(orderRow, paidOn);
  return compareDates(paidOn, startDate) <= 0;
}

/** Tolerance for the clock difference of two companies. */
const LATE_GRACE_MS = 60_000;

/** Why staff have to review a payment. */
type ReviewReason = "wrongAmount" | "afterExpiry" | "secondPayment" | "orderClosed";

/** Change caused by a report. */
type Verdict =
  | { readonly to: "keep" }
  | { readonly to: "paid" }
  | { readonly to: "failed" | "cancelled" }
  | { readonly to: "review"; readonly reason: ReviewReason };

const KEEP: Verdict = { to: "keep" };
/** States with reported money: later reports of money are ignored. */
const MONEY_REPORTED: readonly PaymentState[] = ["paid", "review", "refunding", "refunded"];

/**
 * Computes the effect of a provider's report on a payment. Paid is final, money that does not match goes to review, and
 * an expired payment never buys a policy automatically. Receipts may prove money: no report of a failure ends a payment
 * that has some.
 */
export function decidePayment(
  payment: Pick<Payment, "state" | "amountDiram" | "currency" | "expiresAt">,
  order: Pick<Order, "state">,
  report: ProviderReport,
): Verdict {
  if (report.status === "open" || MONEY_REPORTED.includes(payment.state)) return KEEP;
  if (report.status === "paid") return decidePaid(payment, order, report);
  return payment.state === "pending" ? { to: report.status } : KEEP;
}

function decidePaid(
  payment: Pick<Payment, "state" | "amountDiram" | "currency" | "expiresAt">,
  order: Pick<Order, "state">,
  report: ProviderReport,
): Verdict {
  if (order.state === "paid") return { to: "review", reason: "secondPayment" };
  if (report.amountDiram !== payment.amountDiram || report.currency !== payment.currency) {
    return { to: "review", reason: "wrongAmount" };
  }
  const paidLate = report.occurredAt.getTime() > payment.expiresAt.getTime() + LATE_GRACE_MS;
  const isOver = payment.state === "expired" || payment.state === "closed";
  if (isOver || paidLate) return { to: "review", reason: "afterExpiry" };
  if (order.state !== "new") return { to: "review", reason: "orderClosed" };
  return { to: "paid" };
}

/** Source of a report, of which `desk` is a staff member; the same event is applied once. */
interface ReportSource {
  readonly source: "callback" | "query" | "receipt" | "desk";
  readonly eventKey: string;
}

/**
 * Applies a provider's report in one transaction: paid → policy → coupon → outbox, or nothing at all. Ignores a
 * repeated report. Returns the result.
 */
export async function settlePayment(
  service: Pick<Service, "config" | "jobs" | "log" | "metrics" | "now">,
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
      : await decideReport(service, tx, locked, report);
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

/** The rest of a price may be paid days after the first payment, when the cover has already started. */
async function decideReport(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  locked: LockedPayment,
  report: ProviderReport,
): Promise<Verdict> {
  const verdict = decidePayment(locked.payment, await orderForDecision(tx, locked), report);
  if (verdict.to !== "paid" || locked.payment.part === 1) return verdict;
  const paidOn = receivedOn(service, locked.payment, report.occurredAt);
  return (await isInTime(tx, locked, paidOn)) ? verdict : { to: "review", reason: "afterExpiry" };
}

/** Whether a payment was closed by a decision to keep its money: later reports are ignored. */
async function isMoneySettled(tx: Database, { id, state }: Payment): Promise<boolean> {
  if (state !== "closed") return false;
  const kept = and(eq(moneyDecision.paymentId, id), eq(moneyDecision.command, "keep"));
  return (await tx.$count(moneyDecision, kept)) > 0;
}

async function applyVerdict(
  service: Pick<Service, "config" | "jobs" | "log" | "now">,
  tx: Database,
  locked: LockedPayment,
  verdict: Exclude<Verdict, { to: "keep" }>,
  report: ProviderReport,
): Promise<void> {
  const { order: orderRow, payment: settledPayment } = locked;
  if (verdict.to === "paid") {
    await completePayment(
      service,
      tx,
      locked,
      receivedOn(service, settledPayment, report.occurredAt),
    );
    return;
  }
  const updatedAt = service.now();
  const reviewReason = verdict.to === "review" ? verdict.reason : null;
  await tx
    .update(payment)
    .set({ state: verdict.to, updatedAt, reviewReason })
    .where(eq(payment.id, settledPayment.id));
  if (reviewReason === null) return;
  const isUnpaid = orderRow.state === "new" || orderRow.state === "expired";
  if (isUnpaid && settledPayment.part === 1 && reviewReason !== "secondPayment") {
    await tx.update(order).set({ state: "review", updatedAt }).where(eq(order.id, orderRow.id));
  }
  const { amountDiram, currency } = report;
  const money = { amountDiram, currency, isSecond: reviewReason === "secondPayment" };
  await queueReviewMessages(service, tx, { paymentId: settledPayment.id, order: orderRow, money });
}

/**
 * The ISO date on which money arrived, which may be reported after midnight: limited to the time from the start of the
 * payment until today.
 */
export function receivedOn(
  { config, now }: Pick<Service, "config" | "now">,
  { createdAt }: Pick<Payment, "createdAt">,
  occurredAt: Date,
): string {
  const cameAt = Math.max(createdAt.getTime(), occurredAt.getTime());
  return dateIn(config.timeZone, new Date(Math.min(cameAt, now().getTime())));
}

/**
 * Completes the purchase of a payment, inside the transaction that holds its lock: paid → fiscal receipt → policy or
 * instalment → coupon → outbox. The only path, for reports of a provider and of staff; `paidOn` is the ISO date of the
 * money.
 */
export async function completePayment(
  service: Pick<Service, "config" | "jobs" | "log" | "now">,
  tx: Database,
  locked: LockedPayment,
  paidOn: string,
): Promise<void> {
  const { order: orderRow, payment: paid } = locked;
  const updatedAt = service.now();
  await endOthers(service, tx, locked);
  const short = await completeShort(service, tx, locked, paidOn);
  await tx
    .update(payment)
    .set({ state: "paid", updatedAt, reviewReason: null })
    .where(eq(payment.id, paid.id));
  await openSaleReceipt(service, tx, paid);
  if (short) {
    await writeRestInstalment(tx, short, paid, paidOn);
    return;
  }
  if (paid.part > 1) {
    await queueInstalmentPaid(service, tx, await bookInstalment(service, tx, paid, paidOn));
    return;
  }
  await tx.update(order).set({ state: "paid", updatedAt }).where(eq(order.id, orderRow.id));
  await redeemCoupon(service, tx, orderRow);
  await endDrafts(tx, orderRow);
  const issued = await issuePolicy(service, tx, orderRow, { paymentId: paid.id, paidOn });
  await announcePolicy(service, tx, issued);
}

/** Completes the payment whose rest has arrived: its price becomes the money that it brought. */
async function completeShort(
  service: Pick<Service, "config" | "jobs" | "log" | "now">,
  tx: Database,
  locked: LockedPayment,
  paidOn: string,
): Promise<Payment | undefined> {
  const rest = await findRest(tx, locked.payment);
  if (!rest) return undefined;
  const { short, leftDiram: amountDiram } = await shortPayment(tx, rest);
  await tx.update(payment).set({ amountDiram }).where(eq(payment.id, short.id));
  await settleRest(service, tx, rest);
  const completed = { ...short, amountDiram };
  await completePayment(service, tx, { ...locked, payment: completed }, paidOn);
  return completed;
}

/**
 * Ends other attempts at a paid purchase: orders saved from the same draft, and payments never handed to a provider. A
 * payment at a provider can still be paid, so a job closes it there; a receipt may prove a second transfer.
 */
async function endOthers(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { order: orderRow, siblings, payment: paid }: LockedPayment,
): Promise<void> {
  const updatedAt = service.now();
  const unsold = filterIds(siblings, "new");
  if (unsold.length > 0) {
    await tx.update(order).set({ state: "expired", updatedAt }).where(inArray(order.id, unsold));
  }
  const others = await tx
    .select()
    .from(payment)
    .where(
      and(
        inArray(
          payment.orderId,
          [orderRow, ...siblings].map(({ id }) => id),
        ),
        eq(payment.part, paid.part),
        ne(payment.id, paid.id),
        inArray(payment.state, ["created", "pending", "submitted"]),
      ),
    )
    .for("update");
  const unsent = filterIds(others, "created");
  if (unsent.length > 0) {
    await tx
      .update(payment)
      .set({ state: "superseded", updatedAt })
      .where(inArray(payment.id, unsent));
  }
  await service.jobs.add(tx, paymentQueue, ...filterIds(others, "pending").map(queryNow));
  for (const { id: paymentId, state, amountDiram, currency } of others) {
    if (state !== "submitted") continue;
    const reviewReason = "secondPayment";
    await tx
      .update(payment)
      .set({ state: "review", reviewReason, updatedAt })
      .where(eq(payment.id, paymentId));
    const { totalDiram } = await receiptParts(tx, paymentId);
    const money = { amountDiram: totalDiram || amountDiram, currency, isSecond: true };
    await queueReviewMessages(service, tx, { paymentId, order: orderRow, money });
  }
}

const filterIds = <State>(rows: readonly { id: string; state: State }[], wanted: State): string[] =>
  rows.filter(({ state }) => state === wanted).map(({ id }) => id);
