import { eq, sql } from "drizzle-orm";
import { coupon, couponUse, type Order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { takenSeats } from "./coupon-price.ts";

/** Holds a seat of the order's promo code while its payment is open; 409 when the last one went. */
export async function holdCoupon(
  tx: Database,
  order: Order,
  until: Date,
  now: Date,
): Promise<void> {
  if (order.couponCode === null) return;
  const [row] = await tx
    .select()
    .from(coupon)
    .where(eq(coupon.code, order.couponCode))
    .for("update");
  if (!row) throw new FailureError(409, "couponUnknown");
  const taken = await takenSeats(tx, row, now, order.id);
  if (row.useLimit !== null && taken >= row.useLimit) throw new FailureError(409, "couponUsedUp");
  await tx
    .insert(couponUse)
    .values({ orderId: order.id, couponCode: order.couponCode, heldUntil: until })
    .onConflictDoUpdate({ target: couponUse.orderId, set: { heldUntil: until } });
}

/** Takes the seat for good. Who paid the reduced price in time keeps it, even when the limit is reached. */
export async function settleCoupon(tx: Database, order: Order, now: Date): Promise<void> {
  if (order.couponCode === null) return;
  await tx
    .insert(couponUse)
    .values({ orderId: order.id, couponCode: order.couponCode, usedAt: now })
    .onConflictDoUpdate({ target: couponUse.orderId, set: { usedAt: now, heldUntil: null } });
  await tx
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} + 1` })
    .where(eq(coupon.code, order.couponCode));
}

/** Gives the seat back when a payment ended without money. */
export async function releaseCoupon(tx: Database, orderId: string): Promise<void> {
  await tx
    .delete(couponUse)
    .where(sql`${couponUse.orderId} = ${orderId} and ${couponUse.usedAt} is null`);
}
