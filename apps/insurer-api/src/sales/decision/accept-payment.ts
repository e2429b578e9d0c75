import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { completePayment } from "#src/sales/payment/complete-payment.ts";
import type { LockedPayment } from "#src/sales/payment/lock-payment.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";
import { decideMoney } from "./decide-money.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { openRefund } from "./open-refund.ts";
import { queuePaymentNews } from "./queue-payment-news.ts";
import { commandOnPayment } from "./write-decision.ts";

/**
 * Takes the money of a payment: its policy is issued, or its part booked, as after a provider's notice; what came beyond
 * the price goes back. Throws 404, 409 or 422.
 */
export function acceptPayment(
  service: Pick<Service, "config" | "db" | "now" | "log">,
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

/** An order that had run out of time is looked at again before it is paid: no other way leads there. */
async function reopenOrder(
  service: Pick<Service, "now">,
  tx: Database,
  { order: bought, payment: { part } }: LockedPayment,
): Promise<void> {
  if (part > 1 || bought.state !== "expired") return;
  await tx
    .update(order)
    .set({ state: "review", updatedAt: service.now() })
    .where(eq(order.id, bought.id));
}
