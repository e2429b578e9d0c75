import { and, eq, inArray, ne } from "drizzle-orm";
import { type MoneyDecision, moneyDecision } from "#src/platform/database/schema/money.ts";
import { order, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { releaseCoupon } from "#src/products/coupon/coupon-use.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type LockedPayment, lockPayment } from "./settle-payment.ts";

type Written = Omit<MoneyDecision, "id" | "actorId" | "actorRole" | "reason" | "createdAt">;
/** Fields of a decision in addition to staff member, reason and time. */
export type Decided = Pick<Written, "command" | "fromState" | "toState"> & Partial<Written>;

/** The stored decision of a repeated command; a different command with its id is refused with 409. */
export async function decisionBefore(
  tx: Database,
  { decisionId, actor }: Command,
  { command, ...subject }: Pick<Decided, "command" | "paymentId" | "policyNumber" | "receiptId">,
): Promise<MoneyDecision | undefined> {
  const [before] = await tx.select().from(moneyDecision).where(eq(moneyDecision.id, decisionId));
  if (!before) return undefined;
  const isSame =
    before.command === command &&
    before.actorId === actor.id &&
    (subject.paymentId ?? before.paymentId) === before.paymentId &&
    (subject.receiptId ?? before.receiptId) === before.receiptId &&
    (subject.policyNumber ?? before.policyNumber) === before.policyNumber;
  if (!isSame) throw new FailureError(409, "decidedBefore");
  return before;
}

/** Stores a decision with staff member, reason and time, in the transaction that applies it. */
export async function writeDecision(
  service: Pick<Service, "now">,
  tx: Database,
  { decisionId, actor, reason }: Command,
  decided: Decided,
): Promise<MoneyDecision> {
  const [written] = await tx
    .insert(moneyDecision)
    .values({
      id: decisionId,
      ...decided,
      actorId: actor.id,
      actorRole: actor.role,
      reason,
      createdAt: service.now(),
    })
    .returning();
  if (!written) throw new Error("A decision was not written");
  return written;
}

/**
 * Runs a command about a payment in one transaction, with the payment and its orders locked; idempotent. Throws 404,
 * 409 or 422.
 */
export async function commandOnPayment(
  service: Pick<Service, "db" | "now">,
  command: Command,
  subject: {
    readonly paymentId: string;
    readonly receiptId?: string;
    readonly name: Decided["command"];
  },
  run: (tx: Database, locked: LockedPayment) => Promise<Decided>,
): Promise<MoneyDecision> {
  requireReason(command);
  const { paymentId, receiptId, name } = subject;
  return service.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (!locked) throw notFound();
    const about = { command: name, paymentId, ...(receiptId === undefined ? {} : { receiptId }) };
    const before = await decisionBefore(tx, command, about);
    if (before) return before;
    const decided = await run(tx, locked);
    return writeDecision(service, tx, command, { ...decided, ...about });
  });
}

/**
 * Ends an order under staff review, so that the buyer may order again; not while another payment of it is under review.
 */
export async function endReviewedOrder(
  service: Pick<Service, "now">,
  tx: Database,
  { order: orderRow, payment: { id } }: LockedPayment,
): Promise<void> {
  if (orderRow.state !== "review") return;
  const others = await tx.$count(
    payment,
    and(
      eq(payment.orderId, orderRow.id),
      ne(payment.id, id),
      inArray(payment.state, ["review", "submitted"]),
    ),
  );
  if (others > 0) return;
  await tx
    .update(order)
    .set({ state: "expired", updatedAt: service.now() })
    .where(eq(order.id, orderRow.id));
  await releaseCoupon(tx, orderRow.id);
}
