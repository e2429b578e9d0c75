import { and, eq, inArray } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Order,
  order,
  type PolicyType,
  payment,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";

/** An order of its owner, or 404. */
export async function ownOrder(
  db: Database,
  owner: string,
  policyType: PolicyType,
  id: string,
): Promise<Order> {
  if (!isIdentifier(id)) throw notFound();
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), eq(order.owner, owner), eq(order.policyType, policyType)));
  if (!found) throw notFound();
  return found;
}

/** Locks an order of its owner that nobody is paying for right now: 404 or 409. */
export async function lockChangeableOrder(
  tx: Database,
  owner: string,
  policyType: PolicyType,
  id: string,
): Promise<Order> {
  const { id: known } = await ownOrder(tx, owner, policyType, id);
  const [locked] = await tx.select().from(order).where(eq(order.id, known)).for("update");
  if (!locked) throw notFound();
  if (locked.state === "paid") throw new FailureError(409, "alreadyPaid");
  if (locked.state === "review") throw new FailureError(409, "paymentInReview");
  if (locked.state === "expired") throw new FailureError(409, "orderExpired");
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(eq(payment.orderId, known), inArray(payment.state, ["created", "pending", "submitted"])),
    );
  if (open) throw new FailureError(409, "paymentBusy");
  return locked;
}
