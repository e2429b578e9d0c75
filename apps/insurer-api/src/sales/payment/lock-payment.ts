import { eq } from "drizzle-orm";
import { type Order, type Payment, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { stateOfPart } from "#src/sales/instalment/book-instalment.ts";
import { type LockedOrders, lockOrders } from "#src/sales/order/lock-orders.ts";

/** A payment with the orders that it may buy, locked until the transaction ends. */
export interface LockedPayment extends LockedOrders {
  readonly payment: Payment;
}

/** Locks a payment and its orders, the orders first, always; `undefined` where there is none. */
export async function lockPayment(
  tx: Database,
  paymentId: string,
): Promise<LockedPayment | undefined> {
  const [found] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(eq(payment.id, paymentId));
  if (!found) return undefined;
  const orders = await lockOrders(tx, found.orderId);
  const [locked] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  return orders && locked && { ...orders, payment: locked };
}

/** What is bought once is paid, whichever of the orders saved from one draft it was; a later part has its own state. */
export async function purchaseOf(
  tx: Database,
  { order: own, siblings, payment: settled }: LockedPayment,
): Promise<Pick<Order, "state">> {
  if (settled.part > 1) return stateOfPart(tx, settled);
  return siblings.find(({ state }) => state === "paid") ?? own;
}
