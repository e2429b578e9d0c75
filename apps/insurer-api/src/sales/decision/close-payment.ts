import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";
import { decideMoney } from "./decide-money.ts";
import { endReviewedOrder } from "./end-reviewed-order.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { queuePaymentNews } from "./queue-payment-news.ts";
import { commandOnPayment } from "./write-decision.ts";

/**
 * Closes a payment for which no money came, after its time; the buyer hears what to do. Money that comes all the same
 * is looked at. Throws 404, 409 or 422.
 */
export function closePayment(
  service: Pick<Service, "config" | "db" | "now">,
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
