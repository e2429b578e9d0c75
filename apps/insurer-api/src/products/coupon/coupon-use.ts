import { eq, sql } from "drizzle-orm";
import { coupon, couponUse, type Order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { takenSeats } from "./coupon-price.ts";

/**
 * Holds a seat of the order's promo code for minutes, however long its payment stays open: who pays later
 * keeps the price all the same. Answers false when the last seat went to others.
 */
export async function holdCoupon(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  order: Order,
): Promise<boolean> {
  if (order.couponCode === null) return true;
  const now = service.now();
  const [row] = await tx
    .select()
    .from(coupon)
    .where(eq(coupon.code, order.couponCode))
    .for("update");
  if (!row) return false;
  const taken = await takenSeats(tx, row, now, order.id);
  if (row.useLimit !== null && taken >= row.useLimit) return false;
  const held = {
    couponCode: order.couponCode,
    heldUntil: new Date(now.getTime() + service.config.couponHoldSeconds * 1_000),
  };
  await tx
    .insert(couponUse)
    .values({ orderId: order.id, ...held })
    .onConflictDoUpdate({ target: couponUse.orderId, set: held });
  return true;
}

/**
 * Counts the use of the code. Whoever paid the reduced price keeps it, even when others used it up meanwhile. A test uses
 * nothing up.
 */
export async function redeemCoupon(
  service: Pick<Platform, "config" | "now" | "log">,
  tx: Database,
  order: Order,
): Promise<void> {
  if (order.couponCode === null || service.config.isTest) return;
  const now = service.now();
  await tx
    .insert(couponUse)
    .values({ orderId: order.id, couponCode: order.couponCode, usedAt: now })
    .onConflictDoUpdate({ target: couponUse.orderId, set: { usedAt: now, heldUntil: null } });
  const [used] = await tx
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} + 1` })
    .where(eq(coupon.code, order.couponCode))
    .returning({ usedCount: coupon.usedCount, useLimit: coupon.useLimit });
  if (used && used.useLimit !== null && used.usedCount > used.useLimit) {
    service.log.warn(
      { orderId: order.id, code: "couponOverused", count: used.usedCount - used.useLimit },
      "promo code used more often than its limit",
    );
  }
}

/** Releases the reserved use when a payment ended without money. */
export async function releaseCoupon(tx: Database, orderId: string): Promise<void> {
  await tx
    .delete(couponUse)
    .where(sql`${couponUse.orderId} = ${orderId} and ${couponUse.usedAt} is null`);
}
