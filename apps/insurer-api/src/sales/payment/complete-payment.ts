import { and, eq, inArray, ne } from "drizzle-orm";
import { order, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { redeemCoupon } from "#src/products/coupon/coupon-use.ts";
import { endDrafts } from "#src/sales/draft/draft-order.ts";
import { openSaleReceipt } from "#src/sales/fiscal/open-fiscal-receipt.ts";
import { bookInstalment } from "#src/sales/instalment/book-instalment.ts";
import { queueReviewMessages } from "#src/sales/outbox/queue-review-messages.ts";
import { issuePolicy } from "#src/sales/policy/issue-policy.ts";
import type { Service } from "#src/sales/service.ts";
import type { LockedPayment } from "./lock-payment.ts";
import { receiptParts } from "./receipt-parts.ts";

/**
 * Turns money into what it buys, inside the transaction that holds the payment: paid → fiscal receipt → policy or part → coupon → outbox.
 * The one way there is, whether a provider or a person of the insurer said that the money came; `paidOn` is its ISO date.
 */
export async function completePayment(
  service: Pick<Service, "config" | "now" | "log">,
  tx: Database,
  locked: LockedPayment,
  paidOn: string,
): Promise<void> {
  const { order: bought, payment: paid } = locked;
  const updatedAt = service.now();
  await endOthers(service, tx, locked);
  await tx
    .update(payment)
    .set({ state: "paid", updatedAt, reviewReason: null })
    .where(eq(payment.id, paid.id));
  await openSaleReceipt(service, tx, paid);
  if (paid.part > 1) {
    await bookInstalment(service, tx, paid, paidOn);
    return;
  }
  await tx.update(order).set({ state: "paid", updatedAt }).where(eq(order.id, bought.id));
  await redeemCoupon(service, tx, bought);
  await endDrafts(tx, bought);
  await issuePolicy(service, tx, bought, { paymentId: paid.id, paidOn });
}

/**
 * Ends what else was begun for a purchase that is paid now: orders saved from the same draft, and payments
 * nobody was sent to. Who was sent to a provider may pay there yet, until the sweeper has concluded it; a
 * receipt may mean money sent twice.
 */
async function endOthers(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { order: bought, siblings, payment: paid }: LockedPayment,
): Promise<void> {
  const updatedAt = service.now();
  const siblingIds = siblings.map(({ id }) => id);
  const orderIds = [bought.id, ...siblingIds];
  await tx
    .update(order)
    .set({ state: "expired", updatedAt })
    .where(and(inArray(order.id, siblingIds), eq(order.state, "new")));
  const others = and(
    inArray(payment.orderId, orderIds),
    eq(payment.part, paid.part),
    ne(payment.id, paid.id),
  );
  await tx
    .update(payment)
    .set({ state: "superseded", updatedAt })
    .where(and(others, eq(payment.state, "created")));
  const submitted = await tx
    .update(payment)
    .set({ state: "review", reviewReason: "secondPayment", updatedAt })
    .where(and(others, eq(payment.state, "submitted")))
    .returning();
  for (const { id: paymentId, amountDiram, currency } of submitted) {
    const { totalDiram } = await receiptParts(tx, paymentId);
    const money = { amountDiram: totalDiram || amountDiram, currency, isSecond: true };
    await queueReviewMessages(service, tx, { paymentId, bought, money });
  }
}
