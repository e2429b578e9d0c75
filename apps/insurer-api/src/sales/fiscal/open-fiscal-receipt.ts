import { and, desc, eq } from "drizzle-orm";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import {
  type Payment,
  payment,
  policy,
  type Refund,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/service.ts";

/** Has the till register a payment, inside the transaction in which it is paid; one of a test is no sale. */
export async function openSaleReceipt(
  { config, now }: Pick<Service, "config" | "now">,
  tx: Database,
  { id, amountDiram, currency }: Payment,
): Promise<void> {
  if (config.isTest) return;
  const [nextAt, createdAt] = [now(), now()];
  await tx
    .insert(fiscalReceipt)
    .values({ id, kind: "sale", paymentId: id, amountDiram, currency, nextAt, createdAt });
}

/** The policy whose price a refund lowers: a cancelled one, or one with another vehicle than it was sold for. */
async function policyOfRefund(tx: Database, { id, policyNumber }: Refund) {
  if (policyNumber !== null) return policyNumber;
  const [checked] = await tx
    .select({ policyNumber: vehicleCheck.policyNumber })
    .from(vehicleCheck)
    .where(eq(vehicleCheck.refundId, id));
  return checked?.policyNumber;
}

/**
 * Has the till take back what it registered of a policy, inside the transaction in which the money was sent. Money that
 * bought nothing was never registered, so nothing of it is taken back.
 */
export async function openRefundReceipt(
  { now }: Pick<Service, "now">,
  tx: Database,
  refund: Refund,
): Promise<void> {
  const { id, amountDiram, currency } = refund;
  const policyNumber = await policyOfRefund(tx, refund);
  if (policyNumber === undefined) return;
  const [sale] = await tx
    .select({ id: payment.id })
    .from(policy)
    .innerJoin(payment, eq(payment.orderId, policy.orderId))
    .innerJoin(fiscalReceipt, eq(fiscalReceipt.id, payment.id))
    .where(and(eq(policy.number, policyNumber), eq(payment.state, "paid")))
    .orderBy(desc(payment.createdAt))
    .limit(1);
  if (!sale) return;
  const [nextAt, createdAt] = [now(), now()];
  await tx
    .insert(fiscalReceipt)
    .values({ id, kind: "refund", paymentId: sale.id, amountDiram, currency, nextAt, createdAt });
}
