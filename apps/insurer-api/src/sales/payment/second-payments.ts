import { and, eq, inArray } from "drizzle-orm";
import { payment, paymentEvent } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { receiptParts } from "./receipt-parts.ts";

/** What came once more for a purchase that was paid, in diram; 0 for nothing. */
export async function secondPaymentsDiram(
  db: Database,
  orderIds: readonly string[],
  part: number,
): Promise<number> {
  const second = await db
    .select({ id: payment.id, amountDiram: payment.amountDiram, told: paymentEvent.amountDiram })
    .from(payment)
    .leftJoin(
      paymentEvent,
      and(eq(paymentEvent.paymentId, payment.id), eq(paymentEvent.outcome, "review")),
    )
    .where(
      and(
        inArray(payment.orderId, [...orderIds]),
        eq(payment.part, part),
        eq(payment.state, "review"),
        eq(payment.reviewReason, "secondPayment"),
      ),
    );
  const amounts = second.map(
    async ({ id, amountDiram, told }) =>
      told ?? ((await receiptParts(db, id)).totalDiram || amountDiram),
  );
  return (await Promise.all(amounts)).reduce((total, amount) => total + amount, 0);
}
