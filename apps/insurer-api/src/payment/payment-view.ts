import type { PaymentStatus, PaymentState as WirePaymentState } from "@sughurta/contracts";
import { fromDiram, isPaymentOperator, type Language } from "@sughurta/domain";
import { and, desc, eq } from "drizzle-orm";
import {
  type Order,
  order,
  type Payment,
  type PaymentState,
  payment,
  policy,
  product,
  receipt,
} from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { receiptParts } from "./receipt-parts.ts";

const STATUSES: Record<PaymentState, PaymentStatus> = {
  created: "checking",
  pending: "checking",
  submitted: "checking",
  review: "checking",
  paid: "paid",
  failed: "failed",
  cancelled: "failed",
  expired: "expired",
  superseded: "expired",
};

/** The newest payment of an owner, or one of them by its id. */
export async function findPayment(
  db: Database,
  owner: string,
  paymentId?: string,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.owner, owner),
        paymentId === undefined ? undefined : eq(payment.id, paymentId),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(1);
  return found;
}

/** Payments of an owner as the cabinet lists them, the newest first. */
export async function ownPayments(db: Database, owner: string, language: Language) {
  const rows = await db
    .select({ stored: payment, title: product.title, number: policy.number })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .leftJoin(product, eq(product.code, order.productCode))
    .leftJoin(policy, eq(policy.orderId, order.id))
    .where(eq(payment.owner, owner))
    .orderBy(desc(payment.createdAt));
  return rows.flatMap(({ stored, title, number }) =>
    isPaymentOperator(stored.operator)
      ? {
          id: stored.id,
          // Of several tries only the one that was paid is called so.
          status: STATUSES[stored.state],
          title: title?.[language] ?? "",
          paymentOper: stored.operator,
          sumPrem: fromDiram(stored.amountDiram),
          createdAt: stored.createdAt.toISOString(),
          policyNumber: number,
        }
      : [],
  );
}

/** A payment that was not the one that bought: its order may be paid by another one all the same. */
function statusOf(stored: Payment, bought: Order): PaymentStatus {
  if (bought.state === "paid" && stored.state !== "review") return "paid";
  return STATUSES[stored.state];
}

/** A part of the price leaves the payment waiting for the next receipt. */
async function receiptOf(
  db: Database,
  stored: Payment,
): Promise<Pick<WirePaymentState, "receipt" | "amountPaid">> {
  if (stored.operator !== "qr") return {};
  const { totalDiram, isLookedAt } = await receiptParts(db, stored.id);
  const isPart = stored.state === "submitted" && totalDiram > 0 && !isLookedAt;
  return {
    receipt: isPart ? "none" : await receiptStateOf(db, stored),
    amountPaid: fromDiram(totalDiram),
  };
}

async function receiptStateOf(db: Database, stored: Payment): Promise<WirePaymentState["receipt"]> {
  const [newest] = await db
    .select()
    .from(receipt)
    .where(eq(receipt.paymentId, stored.id))
    .orderBy(desc(receipt.createdAt))
    .limit(1);
  if (!newest) return "none";
  if (newest.state === "refused") return "rejected";
  return stored.state === "paid" ? "accepted" : "submitted";
}

/** What a payment page shows: the real state, and the policy once there is one (decision 7). */
export async function paymentView(
  db: Database,
  stored: Payment,
  language: Language,
): Promise<WirePaymentState> {
  const [bought] = await db.select().from(order).where(eq(order.id, stored.orderId));
  if (!bought || !isPaymentOperator(stored.operator))
    throw new Error("A payment without its order");
  const [issued] = await db.select().from(policy).where(eq(policy.orderId, bought.id));
  const [sold] = await db.select().from(product).where(eq(product.code, bought.productCode));
  return {
    id: stored.id,
    status: statusOf(stored, bought),
    policyType: bought.policyType,
    policyId: bought.id,
    title: sold?.title[language] ?? "",
    productSlug: sold?.slug ?? "",
    paymentOper: stored.operator,
    sumPrem: fromDiram(stored.amountDiram),
    policyNumber: issued?.number,
    policyCode: issued?.code,
    startDate: issued?.startDate,
    endDate: issued?.endDate,
    ...(await receiptOf(db, stored)),
  };
}
