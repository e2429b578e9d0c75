import { compareDates } from "@sughurta/domain";
import { and, eq, isNull, max } from "drizzle-orm";
import {
  type PaymentRest,
  paymentMoney,
  paymentRest,
} from "#src/platform/database/schema/money.ts";
import {
  instalment,
  type Order,
  type Payment,
  payment,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import type { LockedOrders } from "#src/sales/orders/orders.ts";
import { stateOfPart } from "#src/sales/policies/instalments.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { remainingDiram } from "./decide-money.ts";

const isOpen = and(isNull(paymentRest.settledAt), isNull(paymentRest.endedAt));

/** The request that a payment answers; `undefined` for any other payment. */
export async function findRest(
  db: Database,
  { orderId, part }: Pick<Payment, "orderId" | "part">,
): Promise<PaymentRest | undefined> {
  if (part === 1) return undefined;
  const isAnswer = and(eq(paymentRest.orderId, orderId), eq(paymentRest.part, part));
  const [found] = await db.select().from(paymentRest).where(isAnswer);
  return found;
}

/** Whether the buyer was asked for the rest of a payment and may still pay it. */
export async function isRestRequested(
  service: Pick<Service, "config" | "now">,
  db: Database,
  paymentId: string,
): Promise<boolean> {
  const [open] = await db
    .select()
    .from(paymentRest)
    .where(and(eq(paymentRest.paymentId, paymentId), isOpen));
  return open !== undefined && compareDates(getToday(service), open.dueOn) <= 0;
}

/** Ends the request for the rest of a payment whose money is decided otherwise: what still arrives goes to review. */
export async function endRest(
  { now }: Pick<Service, "now">,
  tx: Database,
  paymentId: string,
): Promise<void> {
  await tx
    .update(paymentRest)
    .set({ endedAt: now() })
    .where(and(eq(paymentRest.paymentId, paymentId), isOpen));
}

/** Marks the request as answered, in the transaction in which both payments buy. */
export async function settleRest(
  { now }: Pick<Service, "now">,
  tx: Database,
  { id }: PaymentRest,
): Promise<void> {
  await tx.update(paymentRest).set({ settledAt: now() }).where(eq(paymentRest.id, id));
}

/** The payment that was too small, with the money of it that is left, in diram. */
export async function shortPayment(tx: Database, { paymentId }: PaymentRest) {
  const [found] = await tx
    .select({
      short: payment,
      receivedDiram: paymentMoney.receivedDiram,
      refundedDiram: paymentMoney.refundedDiram,
      keptDiram: paymentMoney.keptDiram,
      openRefunds: paymentMoney.openRefunds,
      undecidedReceipts: paymentMoney.undecidedReceipts,
    })
    .from(payment)
    .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
    .where(eq(payment.id, paymentId));
  if (!found) throw new Error("A rest without its payment");
  const { short, openRefunds, undecidedReceipts } = found;
  const { state, amountDiram: priceDiram } = short;
  const leftDiram = remainingDiram({ ...found, state, priceDiram });
  return { short, leftDiram, isMoving: openRefunds + undecidedReceipts > 0 };
}

/**
 * State of a rest in terms of an order: awaiting money, paid, or closed. It awaits money only while the first payment
 * has exactly the money that is missing to the rest.
 */
export async function stateOfRest(
  tx: Database,
  orders: LockedOrders,
  rest: PaymentRest,
): Promise<Pick<Order, "state">> {
  if (rest.settledAt !== null) return { state: "paid" };
  const { short, leftDiram, isMoving } = await shortPayment(tx, rest);
  const bought = await stateOfShort(tx, orders, short);
  if (bought.state !== "new") return bought;
  const isWhole = leftDiram + rest.amountDiram === short.amountDiram && !isMoving;
  const isWaiting = rest.endedAt === null && short.state === "review" && isWhole;
  return { state: isWaiting ? "new" : "expired" };
}

/** State of what the first payment was to buy; its order under review awaits the rest. */
async function stateOfShort(
  tx: Database,
  orders: LockedOrders,
  short: Payment,
): Promise<Pick<Order, "state">> {
  const earlier = await findRest(tx, short);
  if (earlier) return stateOfRest(tx, orders, earlier);
  if (short.part > 1) return stateOfPart(tx, short);
  const states = [orders.order, ...orders.siblings].map(({ state }) => state);
  if (states.includes("paid")) return { state: "paid" };
  return { state: orders.order.state === "review" ? "new" : "expired" };
}

/** The next number of a part of a price, after those of its instalments, payments and requests, and the planned ones. */
export async function nextPart(tx: Database, id: string, planned = 1): Promise<number> {
  const found = await Promise.all([
    tx
      .select({ last: max(payment.part) })
      .from(payment)
      .where(eq(payment.orderId, id)),
    tx
      .select({ last: max(instalment.part) })
      .from(instalment)
      .where(eq(instalment.orderId, id)),
    tx
      .select({ last: max(paymentRest.part) })
      .from(paymentRest)
      .where(eq(paymentRest.orderId, id)),
  ]);
  return Math.max(planned, ...found.map(([row]) => row?.last ?? 0)) + 1;
}
