import { compareDates, isIsoDate } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { order, type PaymentState, payment, receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { getToday } from "#src/platform/platform.ts";
import { rescanFiles } from "#src/platform/uploads/rescan-files.ts";
import { queuePaymentNews } from "#src/sales/notifications/order-messages.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { moneyFacts } from "./money-facts.ts";
import { type LockedPayment, receiptParts, settlePayment } from "./settle-payment.ts";
import { commandOnPayment } from "./write-decision.ts";

/** Values that a staff member reads from a receipt: diram, and the ISO date of the payment. */
interface ReadByPerson {
  readonly amountDiram: number;
  readonly paidOn: string;
}

async function loadPayment(service: Pick<Service, "db">, receiptId: string): Promise<string> {
  const [found] = isIdentifier(receiptId)
    ? await service.db
        .select({ paymentId: receipt.paymentId })
        .from(receipt)
        .where(eq(receipt.id, receiptId))
    : [];
  if (!found) throw notFound();
  return found.paymentId;
}

/** Refuses a receipt that is counted or rejected, or whose payment has a decided end. */
async function requireUndecided(
  tx: Database,
  receiptId: string,
  { payment: of }: LockedPayment,
): Promise<{ readonly createdAt: Date }> {
  const [found] = await tx.select().from(receipt).where(eq(receipt.id, receiptId)).for("update");
  const isOpen = of.state === "submitted" || of.state === "review";
  if (!found || !isOpen || found.countedDiram !== null || found.state === "refused") {
    throw new FailureError(409, "decidedBefore");
  }
  return found;
}

/**
 * Counts a receipt that could not be read automatically. With the others it pays once the price is reached, as after
 * its upload; before that the buyer gets a message with the missing amount. Throws 404, 409 or 422.
 */
export async function countReceipt(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now">,
  receiptId: string,
  { amountDiram, paidOn }: ReadByPerson,
  command: Command,
): Promise<MoneyDecision> {
  const isPossible =
    Number.isInteger(amountDiram) &&
    amountDiram > 0 &&
    isIsoDate(paidOn) &&
    compareDates(paidOn, getToday(service)) <= 0;
  if (!isPossible) throw new FailureError(422, "invalid");
  const subject = { paymentId: await loadPayment(service, receiptId), receiptId };
  const name = "countReceipt" as const;
  return commandOnPayment(service, command, { ...subject, name }, async (tx, locked) => {
    const { createdAt } = await requireUndecided(tx, receiptId, locked);
    const { payment: open } = locked;
    await tx
      .update(receipt)
      .set({ countedDiram: amountDiram, paidOn })
      .where(eq(receipt.id, receiptId));
    const toState = await afterCounting(service, tx, locked, { receiptId, createdAt, command });
    return { command: name, fromState: open.state, toState, amountDiram };
  });
}

/** The next state of the payment: awaits more receipts, buys, or goes to review. */
async function afterCounting(
  service: Pick<Service, "config" | "jobs" | "log" | "metrics" | "now">,
  tx: Database,
  locked: LockedPayment,
  { receiptId, createdAt, command }: { receiptId: string; createdAt: Date; command: Command },
): Promise<PaymentState> {
  const { payment: open, order } = locked;
  const { totalDiram, isLookedAt } = await receiptParts(tx, open.id);
  if (isLookedAt || open.state === "review") return open.state;
  const { currency } = open;
  if (totalDiram < open.amountDiram) {
    await queuePaymentNews(service, tx, order, {
      news: "partCounted",
      key: command.decisionId,
      amountDiram: totalDiram,
      missingDiram: open.amountDiram - totalDiram,
      currency,
      note: command.reason,
    });
    return open.state;
  }
  const { facts } = await moneyFacts(service, tx, locked);
  // Cover must not begin before the money arrived: the payment is accepted or refunded by a decision.
  if (!facts.isInTime) return open.state;
  const money = { amountDiram: totalDiram, currency, occurredAt: createdAt };
  const report = { status: "paid", ...money } as const;
  await settlePayment(service, tx, open.id, report, {
    source: "receipt",
    eventKey: `receipt:${receiptId}`,
  });
  const [settledPayment] = await tx.select().from(payment).where(eq(payment.id, open.id));
  return settledPayment?.state ?? open.state;
}

/**
 * Rejects a receipt; the buyer gets a message with the reason and the next step. Without another receipt the payment
 * awaits a new one, or its end. Throws 404, 409 or 422.
 */
export async function rejectReceipt(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  receiptId: string,
  command: Command,
): Promise<MoneyDecision> {
  const subject = { paymentId: await loadPayment(service, receiptId), receiptId };
  const name = "rejectReceipt" as const;
  return commandOnPayment(service, command, { ...subject, name }, async (tx, locked) => {
    await requireUndecided(tx, receiptId, locked);
    const { payment: open, order } = locked;
    await tx.update(receipt).set({ state: "refused" }).where(eq(receipt.id, receiptId));
    const { totalDiram, isLookedAt } = await receiptParts(tx, open.id);
    const waitsAgain = open.state === "submitted" && totalDiram === 0 && !isLookedAt;
    const toState = waitsAgain ? "pending" : open.state;
    await tx
      .update(payment)
      .set({ state: toState, updatedAt: service.now() })
      .where(eq(payment.id, open.id));
    const isOpen = open.state === "submitted" && open.expiresAt > service.now();
    await queuePaymentNews(service, tx, order, {
      news: isOpen ? "receiptRejected" : "receiptRejectedLate",
      key: command.decisionId,
      amountDiram: open.amountDiram,
      currency: open.currency,
      note: command.reason,
    });
    return { command: name, fromState: open.state, toState };
  });
}

const SCANNER = { id: "scanner", role: "system" };

/** Rescans receipts uploaded during an outage of the scanner: a clean one is shown to staff, any other is rejected. */
export async function rescanReceipts(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "scanner" | "store">,
): Promise<void> {
  await rescanFiles(service, receipt, (id) => refuseReceipt(service, id));
}

async function refuseReceipt(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  id: string,
): Promise<void> {
  const [found] = await service.db
    .select({ language: order.language })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(eq(receipt.id, id));
  const reason = failureText(found?.language ?? "ru", "fileUnsafe", {});
  try {
    await rejectReceipt(service, id, { decisionId: id, actor: SCANNER, reason });
  } catch (error) {
    // A decision about its money is final.
    if (!(error instanceof FailureError)) throw error;
    await service.db.update(receipt).set({ state: "refused" }).where(eq(receipt.id, id));
  }
}
