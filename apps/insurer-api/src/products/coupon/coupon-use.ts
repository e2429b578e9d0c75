import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { isPerson } from "#src/platform/caller.ts";
import {
  coupon,
  couponUse,
  type Order,
  order,
  type Payment,
  payment,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { takenSeats } from "./coupon-price.ts";

/**
 * Result of a hold: `held`; `taken` by other visitors; or `blocked` by a payment of the same visitor's other order with
 * this code, which could still be paid.
 */
export type CouponHold =
  | { readonly kind: "held" | "taken" }
  | { readonly kind: "blocked"; readonly by: Payment };

const HELD = { kind: "held" } as const;
const TAKEN = { kind: "taken" } as const;

/**
 * Holds a use of the order's promo code for minutes, even if its payment stays open for longer: a later payment retains
 * the price. A hold belongs to the visitor and moves from the visitor's other unpaid orders to this one.
 */
export async function holdCoupon(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  order: Order,
): Promise<CouponHold> {
  if (order.couponCode === null) return HELD;
  const now = service.now();
  const [row] = await tx
    .select()
    .from(coupon)
    .where(eq(coupon.code, order.couponCode))
    .for("update");
  if (!row) return TAKEN;
  const { id: orderId, owner } = order;
  const taken = await takenSeats(tx, row, now, { orderId, owner });
  if (row.useLimit !== null && taken >= row.useLimit) return TAKEN;
  if (row.useLimit !== null && isPerson(owner)) {
    const moved = await moveOwnHolds(tx, order, now);
    if (moved.kind !== "held") return moved;
  }
  const held = {
    couponCode: order.couponCode,
    heldUntil: new Date(now.getTime() + service.config.couponHoldSeconds * 1_000),
  };
  await tx
    .insert(couponUse)
    .values({ orderId, ...held })
    .onConflictDoUpdate({ target: couponUse.orderId, set: held });
  return HELD;
}

/** Ends the holds of the visitor's other unpaid orders, unless one of them could still be paid; locks the code. */
async function moveOwnHolds(
  tx: Database,
  { id, owner, couponCode }: Order,
  updatedAt: Date,
): Promise<CouponHold> {
  const others = await tx
    .select({ id: order.id })
    .from(couponUse)
    .innerJoin(order, eq(order.id, couponUse.orderId))
    .where(
      and(
        eq(couponUse.couponCode, couponCode ?? ""),
        isNull(couponUse.usedAt),
        eq(order.owner, owner),
        ne(order.id, id),
      ),
    );
  if (others.length === 0) return HELD;
  const otherIds = others.map((other) => other.id);
  const ofOthers = inArray(payment.orderId, otherIds);
  // A payment locked by its own request is skipped: waiting here could cause a deadlock.
  const unsent = tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(ofOthers, eq(payment.state, "created")))
    .for("update", { skipLocked: true });
  await tx
    .update(payment)
    .set({ state: "superseded", updatedAt })
    .where(inArray(payment.id, unsent));
  const open = await tx
    .select()
    .from(payment)
    .where(and(ofOthers, inArray(payment.state, ["created", "pending", "submitted", "review"])));
  const by = open.find(({ state }) => state === "pending");
  if (by) return { kind: "blocked", by };
  if (open.length > 0) return TAKEN;
  await tx.delete(couponUse).where(inArray(couponUse.orderId, otherIds));
  return HELD;
}

/** Counts the use of the code. A paid reduced price is valid even if others used the code up in between. */
export async function redeemCoupon(
  service: Pick<Platform, "config" | "now" | "log">,
  tx: Database,
  order: Order,
): Promise<void> {
  if (order.couponCode === null) return;
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

/** Releases the held use when a payment ended without money. */
export async function releaseCoupon(tx: Database, orderId: string): Promise<void> {
  await tx
    .delete(couponUse)
    .where(sql`${couponUse.orderId} = ${orderId} and ${couponUse.usedAt} is null`);
}
