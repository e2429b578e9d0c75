import { and, eq, inArray, ne } from "drizzle-orm";
import { order, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { releaseCoupon } from "#src/products/coupon/coupon-use.ts";
import type { LockedPayment } from "#src/sales/payment/lock-payment.ts";
import type { Service } from "#src/sales/service.ts";

/** Ends an order that waited for people, so that the buyer may order again; not while another payment of it is looked at. */
export async function endReviewedOrder(
  service: Pick<Service, "now">,
  tx: Database,
  { order: bought, payment: { id, part } }: LockedPayment,
): Promise<void> {
  if (part > 1 || bought.state !== "review") return;
  const others = await tx.$count(
    payment,
    and(
      eq(payment.orderId, bought.id),
      ne(payment.id, id),
      inArray(payment.state, ["review", "submitted"]),
    ),
  );
  if (others > 0) return;
  await tx
    .update(order)
    .set({ state: "expired", updatedAt: service.now() })
    .where(eq(order.id, bought.id));
  await releaseCoupon(tx, bought.id);
}
