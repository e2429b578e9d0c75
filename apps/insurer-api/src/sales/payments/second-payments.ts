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
    .leftJoin(
      refund,
      and(eq(refund.paymentId, payment.id), inArray(refund.state, ["requested", "approved"])),
    )
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
  return second.reduce(
    (total, { refundDiram, receivedDiram, refundedDiram, keptDiram, priceDiram }) => {
      const undecided = receivedDiram > 0 ? receivedDiram - refundedDiram - keptDiram : priceDiram;
      return total + (refundDiram ?? undecided);
    },
    0,
  );
}
