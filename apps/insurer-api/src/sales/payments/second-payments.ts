import { and, eq, inArray, or } from "drizzle-orm";
import { paymentMoney } from "#src/platform/database/schema/money.ts";
import { payment, refund } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Money received beyond the price of a paid purchase and not refunded yet, in diram; 0 for none. */
export async function secondPaymentsDiram(
  db: Database,
  orderIds: readonly string[],
  part: number,
): Promise<number> {
  const ids = await secondPayments(db, orderIds, part);
  // The sums of a payment come from a costly view, and nearly every purchase is paid once.
  if (ids.length === 0) return 0;
  const second = await db
    .select({
      refundDiram: refund.amountDiram,
      receivedDiram: paymentMoney.receivedDiram,
      refundedDiram: paymentMoney.refundedDiram,
      keptDiram: paymentMoney.keptDiram,
      priceDiram: payment.amountDiram,
    })
    .from(payment)
    .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
    .leftJoin(refund, isOpenRefund)
    .where(inArray(payment.id, ids));
  return second.reduce(
    (total, { refundDiram, receivedDiram, refundedDiram, keptDiram, priceDiram }) => {
      const undecided = receivedDiram > 0 ? receivedDiram - refundedDiram - keptDiram : priceDiram;
      return total + (refundDiram ?? undecided);
    },
    0,
  );
}

const isOpenRefund = and(
  eq(refund.paymentId, payment.id),
  inArray(refund.state, ["requested", "approved"]),
);

/** Ids of the payments of a purchase that bought nothing and are still to be refunded. */
async function secondPayments(db: Database, orderIds: readonly string[], part: number) {
  const found = await db
    .selectDistinct({ id: payment.id })
    .from(payment)
    .leftJoin(refund, isOpenRefund)
    .where(
      and(
        inArray(payment.orderId, [...orderIds]),
        eq(payment.part, part),
        or(
          and(eq(payment.state, "review"), eq(payment.reviewReason, "secondPayment")),
          eq(refund.paymentId, payment.id),
        ),
      ),
    );
  return found.map(({ id }) => id);
}
