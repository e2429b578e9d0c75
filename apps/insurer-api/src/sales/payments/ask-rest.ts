import { addDays, compareDates, INSTALMENTS } from "@sughurta/domain";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { type MoneyDecision, paymentRest } from "#src/platform/database/schema/money.ts";
import type { Order, Payment } from "#src/platform/database/schema/sales.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { queuePaymentNews } from "#src/sales/notifications/order-messages.ts";
import { isInInstalments } from "#src/sales/orders/orders.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideMoney, missingDiram } from "./decide-money.ts";
import { moneyFacts, moneyRefused } from "./money-facts.ts";
import { endRest, nextPart } from "./payment-rest.ts";
import { commandOnPayment } from "./write-decision.ts";

/** Days in which the rest is paid; fewer if the cover begins before. */
const REST_DAYS = 3;

/** Address where the rest of a price is paid. */
const restAddress = ({ config }: Pick<Service, "config">, token: string): string =>
  `${config.publicUrl}/rest/${token}`;

/**
 * Asks the buyer for the rest of a price by a link, after a payment that was too small. Once it arrives, both payments
 * buy together. Throws 404, 409 or 422.
 */
export function askRest(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  paymentId: string,
  command: Command,
): Promise<MoneyDecision> {
  return commandOnPayment(service, command, { paymentId, name: "askRest" }, async (tx, locked) => {
    const { facts, money } = await moneyFacts(service, tx, locked);
    const outcome = decideMoney(facts, { command: "askRest" });
    if ("refusal" in outcome) throw moneyRefused(outcome.refusal, facts);
    const dueOn = restDueOn(locked, getToday(service));
    if (dueOn === undefined) throw new FailureError(409, "coverBegan");
    const amountDiram = missingDiram(facts);
    const token = randomToken();
    const planned = isInInstalments(locked.order) ? INSTALMENTS.length : 1;
    // A request that the buyer did not answer in time is replaced.
    await endRest(service, tx, paymentId);
    await tx.insert(paymentRest).values({
      id: command.decisionId,
      paymentId,
      orderId: locked.order.id,
      part: await nextPart(tx, locked.order.id, planned),
      amountDiram,
      tokenHash: tokenHash(token),
      dueOn,
      createdAt: service.now(),
    });
    await queuePaymentNews(service, tx, locked.order, {
      news: locked.payment.part > 1 ? "restOfPart" : "rest",
      key: command.decisionId,
      amountDiram: facts.priceDiram - amountDiram,
      missingDiram: amountDiram,
      currency: money.currency,
      dueOn,
      link: restAddress(service, token),
      note: command.reason,
    });
    return { command: "askRest", fromState: facts.state, toState: outcome.to, amountDiram };
  });
}

/** Last day to pay the rest of a price, ISO, at most the first day of cover; `undefined` if the cover has started. */
function restDueOn(
  { order, payment: { part } }: { readonly order: Order; readonly payment: Payment },
  today: string,
): string | undefined {
  const days = Array.from({ length: REST_DAYS + 1 }, (_, index) => REST_DAYS - index);
  return days
    .map((count) => addDays(today, count))
    .find((day) => {
      const { startDate } = productLines[order.policyType].cover(order, day);
      return part > 1 || compareDates(day, startDate) <= 0;
    });
}
