import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import type { LockedPayment } from "#src/sales/payment/lock-payment.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";
import { decideMoney, type MoneyFacts, remainingDiram } from "./decide-money.ts";
import { endReviewedOrder } from "./end-reviewed-order.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { openRefund } from "./open-refund.ts";
import type { PaymentNews } from "./payment-news-texts.ts";
import { queuePaymentNews } from "./queue-payment-news.ts";
import { commandOnPayment } from "./write-decision.ts";

/**
 * Refunds money of a payment that buys nothing, or the excess of one that bought; the amount is in diram. A payment that
 * bought nothing returns to review once a part was sent, until nothing remains. Throws 404, 409 or 422.
 */
export function refundPayment(
  service: Pick<Service, "config" | "db" | "now">,
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
  // A second payment, or too much of it, takes no policy from its buyer.
  if (purchase === "paid") return "excess";
  if (!isWhole) return "refundOfPart";
  return part > 1 ? "partRefund" : "refund";
}

/**
 * Keeps money of a payment that bought nothing, or of an excess, in diram; the buyer is sent the reason. The payment ends
 * when nothing remains. Throws 404, 409 or 422.
 */
export function keepMoney(
  service: Pick<Service, "config" | "db" | "now">,
  paymentId: string,
  amountDiram: number,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "keep" }, async (tx, locked) => {
    const { facts, money } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "keep", amountDiram });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
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
