import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";
import { decideMoney } from "./decide-money.ts";
import { endReviewedOrder } from "./end-reviewed-order.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { openRefund } from "./open-refund.ts";
import { queuePaymentNews } from "./queue-payment-news.ts";
import { commandOnPayment } from "./write-decision.ts";

/**
 * Sends money back, all of it or a part in diram: of a payment that buys nothing, which is rejected by that, or what
 * came beyond the price of one that bought. Throws 404, 409 or 422.
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
    if (outcome.to === "refunding") {
      await tx
        .update(payment)
        .set({ state: "refunding", updatedAt: service.now() })
        .where(eq(payment.id, paymentId));
      await endReviewedOrder(service, tx, locked);
    }
    // A second payment, or too much of it, takes no policy from its buyer.
    const unbought = locked.payment.part > 1 ? "partRefund" : "refund";
    const news = facts.purchase === "paid" ? "excess" : unbought;
    const note = command.reason;
    const told = { news, key: command.decisionId, amountDiram, currency, dueOn, note } as const;
    await queuePaymentNews(service, tx, locked.order, told);
    const states = { fromState: facts.state, toState: outcome.to };
    return { command: "refund", ...states, amountDiram, refundId };
  });
}
