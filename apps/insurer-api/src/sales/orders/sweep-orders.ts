import { DAY_MS, RETENTION } from "@sughurta/domain";
import { and, eq, inArray, lt, notExists, notInArray, or, sql } from "drizzle-orm";
import {
  couponUse,
  order,
  payment,
  paymentEvent,
  receipt,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Until then the buyer sees that the order expired. */
const NEVER_PAID_KEPT_MS = RETENTION.unpaidOrders.days * DAY_MS;
/** After this time no bank reports money for a closed payment. */
const PAYMENT_TRIED_KEPT_MS = RETENTION.failedPayments.days * DAY_MS;
const BATCH = 100;

/** Removes expired orders without a payment, and later those whose payments all failed. */
export async function sweepOrders(service: Pick<Service, "db" | "now">): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH) {
    removed = await service.db.transaction((tx) => removeBatch(tx, service.now()));
  }
}

async function removeBatch(tx: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ownPayments = tx.select({ one: sql`1` }).from(payment).where(eq(payment.orderId, order.id));
  const stillCounts = tx
    .select({ one: sql`1` })
    .from(payment)
    .leftJoin(receipt, eq(receipt.paymentId, payment.id))
    .where(
      and(
        eq(payment.orderId, order.id),
        or(
          notInArray(payment.state, ["expired", "failed", "cancelled", "superseded"]),
          sql`${receipt.id} is not null`,
        ),
      ),
    );
  const holdsCoupon = tx
    .select({ one: sql`1` })
    .from(couponUse)
    .where(eq(couponUse.orderId, order.id));
  const old = await tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.state, "expired"),
        lt(order.updatedAt, before(NEVER_PAID_KEPT_MS)),
        notExists(holdsCoupon),
        or(
          notExists(ownPayments),
          and(lt(order.updatedAt, before(PAYMENT_TRIED_KEPT_MS)), notExists(stillCounts)),
        ),
      ),
    )
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const orderIds = old.map(({ id }) => id);
  if (orderIds.length === 0) return 0;
  const itsPayments = tx
    .select({ id: payment.id })
    .from(payment)
    .where(inArray(payment.orderId, orderIds));
  await tx.delete(paymentEvent).where(inArray(paymentEvent.paymentId, itsPayments));
  await tx.delete(payment).where(inArray(payment.orderId, orderIds));
  await tx.delete(order).where(inArray(order.id, orderIds));
  return orderIds.length;
}
