import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { queuePaymentNews } from "#src/sales/notifications/order-messages.ts";
import type { PaymentNews } from "#src/sales/notifications/texts/payment-news-texts.ts";
import { findPolicy, getRefund } from "#src/sales/policies/policies.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideMoney, type MoneyFacts, remainingDiram } from "./decide-money.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { cancelAndRefund, openRefund } from "./open-refund.ts";
import { endRest } from "./payment-rest.ts";
import { completePayment, type LockedPayment, settlePayment } from "./settle-payment.ts";
import {
  commandOnPayment,
  decisionBefore,
  endReviewedOrder,
  writeDecision,
} from "./write-decision.ts";

/**
 * Accepts the money of a payment: issues its policy or books its instalment, as after a provider's webhook, and refunds
 * money beyond the price. Throws 404, 409 or 422.
 */
export function acceptPayment(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now">,
  paymentId: string,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "accept" }, async (tx, locked) => {
    const { facts, paidOn, money } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "accept" });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
    await reopenOrder(service, tx, locked);
    await completePayment(service, tx, locked, paidOn);
    const decided = { command: "accept", fromState: facts.state, toState: "paid" } as const;
    if (outcome.refundDiram === 0) return { ...decided, amountDiram: facts.priceDiram };
    const { currency } = money;
    const asked = { paymentId, amountDiram: outcome.refundDiram, currency };
    const { refundId, dueOn } = await openRefund(service, tx, command, asked);
    await queuePaymentNews(service, tx, locked.order, {
      news: "excess",
      key: command.decisionId,
      amountDiram: outcome.refundDiram,
      currency,
      dueOn,
      note: command.reason,
    });
    return { ...decided, amountDiram: facts.priceDiram, refundId };
  });
}

/** Returns an expired order to review before it is paid: the table of states has no other transition. */
async function reopenOrder(
  service: Pick<Service, "now">,
  tx: Database,
  { order: orderRow, payment: { part } }: LockedPayment,
): Promise<void> {
  if (part > 1 || orderRow.state !== "expired") return;
  await tx
    .update(order)
    .set({ state: "review", updatedAt: service.now() })
    .where(eq(order.id, orderRow.id));
}

/**
 * Refunds money of a payment that buys nothing, or the excess of one that bought; the amount is in diram. A payment
 * that bought nothing returns to review after a partial refund, until nothing remains. Throws 404, 409 or 422.
 */
export function refundPayment(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  paymentId: string,
  amountDiram: number,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "refund" }, async (tx, locked) => {
    const { facts, money } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "refund", amountDiram });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
    const { currency } = money;
    const asked = { paymentId, amountDiram, currency };
    const { refundId, dueOn } = await openRefund(service, tx, command, asked);
    await endRest(service, tx, paymentId);
    const isWhole = amountDiram === remainingDiram(facts);
    if (outcome.to === "refunding") {
      await tx
        .update(payment)
        .set({ state: "refunding", updatedAt: service.now() })
        .where(eq(payment.id, paymentId));
      if (isWhole) await endReviewedOrder(service, tx, locked);
    }
    const news = newsOfRefund(locked, facts, isWhole);
    const note = command.reason;
    const told = { news, key: command.decisionId, amountDiram, currency, dueOn, note } as const;
    await queuePaymentNews(service, tx, locked.order, told);
    const states = { fromState: facts.state, toState: outcome.to };
    return { command: "refund", ...states, amountDiram, refundId };
  });
}

function newsOfRefund(
  { payment: { part } }: LockedPayment,
  { purchase }: MoneyFacts,
  isWhole: boolean,
): PaymentNews {
  // A refund of a second payment or of an excess does not cancel the policy.
  if (purchase === "paid") return "excess";
  if (!isWhole) return "refundOfPart";
  return part > 1 ? "partRefund" : "refund";
}

/**
 * Keeps money of a payment that bought nothing, or of an excess, in diram; the buyer is sent the reason. The payment ends
 * when nothing remains. Throws 404, 409 or 422.
 */
export function keepMoney(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  paymentId: string,
  amountDiram: number,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "keep" }, async (tx, locked) => {
    const { facts, money } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "keep", amountDiram });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
    await endRest(service, tx, paymentId);
    if (outcome.to !== facts.state) {
      await tx
        .update(payment)
        .set({ state: outcome.to, updatedAt: service.now() })
        .where(eq(payment.id, paymentId));
      await endReviewedOrder(service, tx, locked);
    }
    await queuePaymentNews(service, tx, locked.order, {
      news: "kept",
      key: command.decisionId,
      amountDiram,
      currency: money.currency,
      note: command.reason,
    });
    return { command: "keep", fromState: facts.state, toState: outcome.to, amountDiram };
  });
}

/**
 * Closes a payment without money after its time; the buyer gets a message with the next step. Money that arrives later
 * goes to review. Throws 404, 409 or 422.
 */
export function closePayment(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  paymentId: string,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "close" }, async (tx, locked) => {
    const { facts } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "close" });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
    await tx
      .update(payment)
      .set({ state: outcome.to, updatedAt: service.now() })
      .where(eq(payment.id, paymentId));
    await endReviewedOrder(service, tx, locked);
    const unbought = locked.payment.part > 1 ? "closedPart" : "closed";
    await queuePaymentNews(service, tx, locked.order, {
      news: facts.purchase === "paid" ? "closedPaid" : unbought,
      key: command.decisionId,
      amountDiram: facts.priceDiram,
      currency: locked.payment.currency,
      note: command.reason,
    });
    return { command: "close", fromState: facts.state, toState: outcome.to };
  });
}

/** Money that a staff member found on the insurer's account. */
interface FoundMoney {
  readonly amountDiram: number;
  readonly currency: string;
  readonly occurredAt: Date;
  /** The bank's number of the transaction: it counts once for all payments. */
  readonly transaction: string;
}

/**
 * Records money that the provider never reported: it buys, or goes to review, as after a provider's report. Only for a
 * payment without any reported money. Throws 404, 409 or 422.
 */
export function recordMoney(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now">,
  paymentId: string,
  { transaction, ...found }: FoundMoney,
  command: Command,
): Promise<MoneyDecision> {
  const subject = { paymentId, name: "recordMoney" } as const;
  return commandOnPayment(service, command, subject, async (tx, locked) => {
    const { facts } = await moneyFacts(service, tx, locked);
    const isReported = facts.receivedDiram > 0 || facts.undecidedReceipts > 0;
    if (facts.state === "created" || isReported) throw new FailureError(409, "moneyRecorded");
    if (found.amountDiram <= 0 || found.occurredAt > service.now() || transaction.trim() === "") {
      throw new FailureError(422, "invalid");
    }
    const eventKey = `desk:${transaction.trim()}`;
    const report = { status: "paid", ...found } as const;
    const source = { source: "desk", eventKey } as const;
    const led = await settlePayment(service, tx, paymentId, report, source);
    if (led === "keep") throw new FailureError(409, "moneyRecorded");
    const [settledPayment] = await tx.select().from(payment).where(eq(payment.id, paymentId));
    const states = { fromState: facts.state, toState: settledPayment?.state ?? facts.state };
    return { command: "recordMoney", ...states, amountDiram: found.amountDiram };
  });
}

/**
 * Ends a policy today at the request of a caller or a visitor of an office, with the refund of the rules (SPEC-70).
 * Throws 404, 409 or 422.
 */
export async function cancelPolicyFor(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  policyNumber: string,
  command: Command,
): Promise<MoneyDecision> {
  requireReason(command);
  return service.db.transaction(async (tx) => {
    // Locked: an instalment paid at the same time is booked before or after the refund, never concurrently.
    await tx
      .select({ number: policy.number })
      .from(policy)
      .where(eq(policy.number, policyNumber))
      .for("update");
    const about = { command: "cancelPolicy", policyNumber } as const;
    const before = await decisionBefore(tx, command, about);
    if (before) return before;
    const found = await findPolicy(tx, policyNumber);
    if (!found) throw notFound();
    if (found.cancelledOn !== null) throw new FailureError(409, "decidedBefore");
    const cancelledOn = getToday(service);
    const refundDiram = getRefund(found, cancelledOn);
    if (refundDiram === undefined) throw new FailureError(409, "policyEnded");
    await cancelAndRefund(service, tx, found.policy, {
      cancelledOn,
      refundDiram,
      by: { id: command.actor.id, role: command.actor.role, note: command.reason },
    });
    return writeDecision(service, tx, command, {
      ...about,
      fromState: "issued",
      toState: "policyCancelled",
      amountDiram: refundDiram,
    });
  });
}
