import { eq } from "drizzle-orm";
import { type Order, order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** An order and the others that were saved from its draft, of which at most one is paid. */
export interface LockedOrders {
  readonly order: Order;
  readonly siblings: readonly Order[];
}

/** Locks an order with its siblings until the transaction ends, always in the same order; `undefined` where it is gone. */
export async function lockOrders(tx: Database, orderId: string): Promise<LockedOrders | undefined> {
  const [found] = await tx
    .select({ lineage: order.lineage })
    .from(order)
    .where(eq(order.id, orderId));
  if (!found) return undefined;
  const { lineage } = found;
  const locked = await tx
    .select()
    .from(order)
    .where(lineage === null ? eq(order.id, orderId) : eq(order.lineage, lineage))
    .orderBy(order.id)
    .for("update");
  const own = locked.find(({ id }) => id === orderId);
  return own && { order: own, siblings: locked.filter((other) => other !== own) };
}
