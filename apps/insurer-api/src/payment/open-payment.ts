import { randomUUID } from "node:crypto";
import { operatorsFor, type PaymentOperator, type PolicyType } from "@sughurta/domain";
import { and, eq, inArray } from "drizzle-orm";
import { holdCoupon } from "#src/coupon/coupon-use.ts";
import { isIdentifier } from "#src/database/identifier.ts";
import { type Order, order, type Payment, payment } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError, invalidFields, notFound } from "#src/http/failure-error.ts";
import { priceChanged } from "#src/order/calculated-price.ts";
import { dueNow } from "#src/order/due-now.ts";
import type { Service } from "#src/service.ts";
import { receiptParts } from "./receipt-parts.ts";
import { RECEIPT_MAX_AGE_DAYS } from "./receipt-reader.ts";
import { requote } from "./requote.ts";

/** An open payment with less time left than this is not worth sending anybody to. */
const SHORTEST_VISIT_MS = 120_000;
const DAY_MS = 86_400_000;

/** Which order is to be paid, by whom and how. */
export interface PaymentRequest {
  readonly owner: string;
  readonly orderId: string;
  readonly policyType: PolicyType;
  readonly operator: PaymentOperator;
}

/** The payment to go on with, and the one at the provider that it replaces. */
export interface OpenedPayment {
  readonly payment: Payment;
  readonly replaced: Payment | undefined;
}

/** Another price than the buyer agreed to; nothing was opened. */
interface MovedPrice {
  readonly movedToDiram: number;
}

/** Operators offered for a kind of policy: the deployer's list, else the domain's. */
export function offeredOperators(service: Service, policyType: PolicyType): readonly string[] {
  return service.config.paymentOperators[policyType] ?? operatorsFor(policyType);
}

async function lockPayableOrder(tx: Database, request: PaymentRequest): Promise<Order> {
  if (!isIdentifier(request.orderId)) throw notFound();
  const [found] = await tx.select().from(order).where(eq(order.id, request.orderId)).for("update");
  if (!found || found.owner !== request.owner || found.policyType !== request.policyType)
    throw notFound();
  if (found.state === "paid") throw new FailureError(409, "alreadyPaid");
  if (found.state === "review") throw new FailureError(409, "paymentInReview");
  if (found.state === "expired") throw new FailureError(409, "orderExpired");
  return found;
}

/**
 * Finds or makes the one open payment of an order, under the order's lock. The same operator goes on with
 * the payment it has; another one replaces it. Throws 404, 409 or 422. A moved price is kept and told.
 */
export async function openPayment(
  service: Service,
  request: PaymentRequest,
): Promise<OpenedPayment> {
  if (!offeredOperators(service, request.policyType).includes(request.operator)) {
    throw invalidFields({ paymentOper: ["operatorNotOffered"] });
  }
  const result = await service.db.transaction(async (tx) => {
    const payable = await lockPayableOrder(tx, request);
    const open = await findOpen(tx, payable);
    if (open?.state === "submitted") return goOnWithRest(service, tx, open, request.operator);
    const quoted = await requote(service, tx, payable);
    if (quoted.movedToDiram !== undefined) return { movedToDiram: quoted.movedToDiram };
    return findOrMake(service, tx, quoted.order, open, request.operator);
  });
  // Thrown out here so that the new price stays written.
  if ("movedToDiram" in result) throw priceChanged(result.movedToDiram);
  return result;
}

/** Whoever paid by QR may submit the receipt as long as it is good (decision 43). */
function lifetimeMs(service: Service, operator: PaymentOperator): number {
  return operator === "qr"
    ? RECEIPT_MAX_AGE_DAYS * DAY_MS
    : service.config.paymentLifetimeSeconds * 1_000;
}

async function findOpen(tx: Database, payable: Order): Promise<Payment | undefined> {
  const [open] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, payable.id),
        inArray(payment.state, ["created", "pending", "submitted"]),
      ),
    );
  return open;
}

/** Who has paid a part by QR comes back to the same code for the rest; any other receipt is looked at. */
async function goOnWithRest(
  service: Service,
  tx: Database,
  open: Payment,
  operator: PaymentOperator,
): Promise<OpenedPayment> {
  const { isLookedAt } = await receiptParts(tx, open.id);
  if (isLookedAt || operator !== open.operator || open.expiresAt <= service.now()) {
    throw new FailureError(409, "paymentInReview");
  }
  return { payment: open, replaced: undefined };
}

async function findOrMake(
  service: Service,
  tx: Database,
  payable: Order,
  open: Payment | undefined,
  operator: PaymentOperator,
): Promise<OpenedPayment | MovedPrice> {
  const now = service.now();
  const isHeld = await holdCoupon(service, tx, payable);
  // An open payment keeps its price: it may be paid already.
  if (open && canGoOn(open, payable, operator, now)) return { payment: open, replaced: undefined };
  if (!isHeld) return { movedToDiram: await dropCoupon(tx, payable, now) };
  if (open) {
    await tx
      .update(payment)
      .set({ state: "superseded", updatedAt: now })
      .where(eq(payment.id, open.id));
  }
  const expiresAt = new Date(now.getTime() + lifetimeMs(service, operator));
  const [created] = await tx
    .insert(payment)
    .values({
      id: randomUUID(),
      orderId: payable.id,
      owner: payable.owner,
      operator,
      amountDiram: dueNow(payable),
      currency: payable.currency,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!created) throw new Error("The payment was not written");
  return { payment: created, replaced: open };
}

/** A promo code whose last use went to others blocks no sale: the full price is told first (decision 61). */
async function dropCoupon(tx: Database, payable: Order, updatedAt: Date): Promise<number> {
  const amountDiram = payable.priceDiram;
  await tx
    .update(order)
    .set({ couponCode: null, discountDiram: 0, amountDiram, updatedAt })
    .where(eq(order.id, payable.id));
  return amountDiram;
}

function canGoOn(open: Payment, payable: Order, operator: string, now: Date): boolean {
  return (
    open.operator === operator &&
    open.amountDiram === dueNow(payable) &&
    open.expiresAt.getTime() - now.getTime() > SHORTEST_VISIT_MS
  );
}
