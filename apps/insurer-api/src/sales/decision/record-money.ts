import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { settlePayment } from "#src/sales/payment/settle-payment.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";
import { moneyFacts } from "./money-facts.ts";
import { commandOnPayment } from "./write-decision.ts";

/** Money that a person found on the insurer's account. */
export interface FoundMoney {
  readonly amountDiram: number;
  readonly currency: string;
  readonly occurredAt: Date;
  /** The bank's number of the transaction: it counts once for all payments. */
  readonly transaction: string;
}

/**
 * Records money that the provider never told of: it buys, or is looked at, as after a provider's report. Only where no
 * money of the payment was reported before. Throws 404, 409 or 422.
 */
export function recordMoney(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics">,
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
    const [settled] = await tx.select().from(payment).where(eq(payment.id, paymentId));
    const states = { fromState: facts.state, toState: settled?.state ?? facts.state };
    return { command: "recordMoney", ...states, amountDiram: found.amountDiram };
  });
}
