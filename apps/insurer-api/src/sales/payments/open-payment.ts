import { randomUUID } from "node:crypto";
import type { PaymentOperator, PolicyType } from "@sughurta/domain";
import { DAY_MS } from "@sughurta/domain";
import { and, eq, inArray } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Order, order, type Payment, payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { holdCoupon } from "#src/products/coupon/coupon-use.ts";
import { priceChanged, priceColumns } from "#src/products/line/calculated-price.ts";
import {
  dueNow,
  type LockedOrders,
  lockOrders,
  offeredOperators,
  peopleOfOrder,
} from "#src/sales/orders/orders.ts";
import { lockPayablePart } from "#src/sales/policies/payable-part.ts";
import { RECEIPT_MAX_AGE_DAYS } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { screenOrder } from "#src/screening/checks/hold-orders.ts";
import { lockPayableRest } from "./payable-rest.ts";
import { followPayment } from "./payment-queues.ts";
import { receiptParts } from "./settle-payment.ts";

/** An open payment with less time left than this is not used again. */
const MIN_VISIT_MS = 120_000;

/** An order to pay, its payer and the operator. */
export interface PaymentRequest {
  readonly owner: string;
  readonly orderId: string;
  readonly policyType: PolicyType;
  readonly operator: PaymentOperator;
  /** A later instalment of a policy. */
  readonly part?: number | undefined;
  /** Token of the link to the rest of a price. */
  readonly rest?: string | undefined;
}

/** Object of a payment: the order, or a later instalment of its price. */
interface Payable {
  readonly order: Order;
  /** Owner of the payment: the buyer, or a visitor who opened the policy with a code. */
  readonly payer: string;
  readonly part: number;
  readonly amountDiram: number;
}

const FIRST_PART = 1;

/** The payment to continue with, or one that may already be paid and has to be resolved first. */
type OpenedPayment =
  | { readonly kind: "opened"; readonly payment: Payment }
  | { readonly kind: "blocked"; readonly by: Payment };

/** A price other than the one the buyer agreed to; no payment was opened. */
interface PriceChanged {
  readonly kind: "moved";
  readonly toDiram: number;
}

async function lockPayableOrder(tx: Database, request: PaymentRequest): Promise<LockedOrders> {
  if (!isIdentifier(request.orderId)) throw notFound();
  const locked = await lockOrders(tx, request.orderId);
  if (!locked) throw notFound();
  const { order: found, siblings } = locked;
  if (found.owner !== request.owner || found.policyType !== request.policyType) throw notFound();
  const states = [found, ...siblings].map(({ state }) => state);
  if (states.includes("paid")) throw new FailureError(409, "alreadyPaid");
  if (states.includes("review")) throw new FailureError(409, "paymentInReview");
  if (found.state === "expired") throw new FailureError(409, "orderExpired");
  return locked;
}

/** Failures of an order that a person looks at, or refused; the buyer does not learn why. */
const WITHHELD_CODES = { held: "orderOnHold", refused: "orderRefused" } as const;

/**
 * Finds or creates the one open payment of an order and its siblings, under their lock. The same operator continues its
 * payment; one at another operator blocks until it is resolved. Stores a changed price and returns it. An order whose
 * people may be on the sanctions list is held first. Throws 404, 409 or 422.
 */
export async function openPayment(
  service: Pick<Service, "config" | "db" | "jobs" | "now" | "providers" | "sanctions">,
  request: PaymentRequest,
): Promise<OpenedPayment> {
  if (!offeredOperators(service, request.policyType).includes(request.operator)) {
    throw invalidFields({ paymentOper: ["operatorNotOffered"] });
  }
  const list = await service.sanctions.active();
  const result = await service.db.transaction(async (tx) => {
    if (request.rest !== undefined) return openRest(service, tx, request, request.rest);
    if (request.part !== undefined) return openPart(service, tx, request, request.part);
    const { order: payable, siblings } = await lockPayableOrder(tx, request);
    if (list) {
      const people = peopleOfOrder(payable);
      const screening = await screenOrder(service, tx, {
        screened: payable,
        siblings,
        people,
        list,
      });
      if (screening !== "clear") {
        return { kind: "withheld", code: WITHHELD_CODES[screening] } as const;
      }
    }
    const open = await findOpen(tx, [payable, ...siblings], FIRST_PART);
    const submitted = open.find(({ state }) => state === "submitted");
    if (submitted) return resumePartialPayment(service, tx, submitted, request);
    const quoted = await requote(service, tx, payable);
    if (quoted.movedToDiram !== undefined) {
      return { kind: "moved", toDiram: quoted.movedToDiram } as const;
    }
    return findOrMake(service, tx, quoted.order, open, request.operator);
  });
  // Thrown outside the transaction, so that the new price and the check of the order stay stored.
  if (result.kind === "moved") throw priceChanged(result.toDiram);
  if (result.kind === "withheld") throw new FailureError(409, result.code);
  return result;
}

/** The same for a later instalment, whose price and day are already agreed (SPEC-85). */
async function openPart(
  service: Pick<Service, "config" | "jobs" | "now" | "providers">,
  tx: Database,
  request: PaymentRequest,
  part: number,
): Promise<OpenedPayment> {
  const { order, amountDiram } = await lockPayablePart(service, tx, request, part);
  return openAgreed(service, tx, request, { order, payer: request.owner, part, amountDiram });
}

/** The same for the rest of a price, whose link anyone may pay. */
async function openRest(
  service: Pick<Service, "config" | "jobs" | "now" | "providers">,
  tx: Database,
  request: PaymentRequest,
  token: string,
): Promise<OpenedPayment> {
  const { order, part, amountDiram } = await lockPayableRest(service, tx, token);
  if (order.id !== request.orderId || order.policyType !== request.policyType) throw notFound();
  return openAgreed(service, tx, request, { order, payer: request.owner, part, amountDiram });
}

/** Finds or creates the one open payment of a part with an agreed price. */
async function openAgreed(
  service: Pick<Service, "config" | "jobs" | "now" | "providers">,
  tx: Database,
  request: PaymentRequest,
  payable: Payable,
): Promise<OpenedPayment> {
  const open = await findOpen(tx, [payable.order], payable.part);
  const submitted = open.find(({ state }) => state === "submitted");
  if (submitted) return resumePartialPayment(service, tx, submitted, request);
  const now = service.now();
  const same = open.find((one) => canGoOn(one, payable, request.operator, now));
  if (same) return { kind: "opened", payment: same };
  return makePayment(service, tx, payable, open, request.operator);
}

/**
 * A QR payer may submit the receipt as long as it is valid (SPEC-43); with other operators the provider's page may
 * expire first.
 */
function lifetimeMs(
  { config, providers }: Pick<Service, "config" | "providers">,
  operator: PaymentOperator,
): number {
  if (operator === "qr") return RECEIPT_MAX_AGE_DAYS * DAY_MS;
  const ours = config.paymentLifetimeSeconds;
  return Math.min(ours, providers.get(operator)?.sessionSeconds ?? ours) * 1_000;
}

/** Locked: a payment created a moment ago may be returned to its buyer at the same time, in another tab. */
async function findOpen(
  tx: Database,
  orders: readonly Order[],
  part: number,
): Promise<readonly Payment[]> {
  const ids = orders.map(({ id }) => id);
  return tx
    .select()
    .from(payment)
    .where(
      and(
        inArray(payment.orderId, ids),
        eq(payment.part, part),
        inArray(payment.state, ["created", "pending", "submitted"]),
      ),
    )
    .for("update");
}

/**
 * A buyer who paid a part of the price by QR returns to the same code for the rest; any other receipt goes to review.
 */
async function resumePartialPayment(
  service: Pick<Service, "now">,
  tx: Database,
  open: Payment,
  { orderId, operator, owner }: PaymentRequest,
): Promise<OpenedPayment> {
  const { isLookedAt } = await receiptParts(tx, open.id);
  const isSame = open.orderId === orderId && open.operator === operator && open.owner === owner;
  if (isLookedAt || !isSame || open.expiresAt <= service.now()) {
    throw new FailureError(409, "paymentInReview");
  }
  return { kind: "opened", payment: open };
}

async function findOrMake(
  service: Pick<Service, "config" | "jobs" | "now" | "providers">,
  tx: Database,
  order: Order,
  open: readonly Payment[],
  operator: PaymentOperator,
): Promise<OpenedPayment | PriceChanged> {
  const now = service.now();
  const payable = {
    order,
    payer: order.owner,
    part: FIRST_PART,
    amountDiram: dueNow(order),
  };
  const hold = await holdCoupon(service, tx, order);
  // An open payment retains its price: it may already be paid.
  const same = open.find((one) => canGoOn(one, payable, operator, now));
  if (same) return { kind: "opened", payment: same };
  if (hold.kind === "blocked") return hold;
  if (hold.kind === "taken") return { kind: "moved", toDiram: await dropCoupon(tx, order, now) };
  return makePayment(service, tx, payable, open, operator);
}

/** Creates a payment, unless one at a provider has to be resolved first. */
async function makePayment(
  service: Pick<Service, "config" | "jobs" | "now" | "providers">,
  tx: Database,
  { order, payer, part, amountDiram }: Payable,
  open: readonly Payment[],
  operator: PaymentOperator,
): Promise<OpenedPayment> {
  const now = service.now();
  const by = open.find(({ state }) => state === "pending");
  if (by) return { kind: "blocked", by };
  await supersedeUnsent(tx, open, now);
  const expiresAt = new Date(now.getTime() + lifetimeMs(service, operator));
  const [created] = await tx
    .insert(payment)
    .values({
      id: randomUUID(),
      orderId: order.id,
      owner: payer,
      operator,
      part,
      amountDiram,
      currency: order.currency,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!created) throw new Error("The payment was not written");
  await followPayment(service, tx, created);
  return { kind: "opened", payment: created };
}

/** Cancels payments that were never handed to a provider. */
async function supersedeUnsent(tx: Database, open: readonly Payment[], updatedAt: Date) {
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(payment).set({ state: "superseded", updatedAt }).where(inArray(payment.id, ids));
}

/**
 * A promo code whose last use went to another buyer does not block a sale: the full price is returned first (SPEC-61).
 */
async function dropCoupon(tx: Database, payable: Order, updatedAt: Date): Promise<number> {
  const amountDiram = payable.priceDiram;
  await tx
    .update(order)
    .set({ couponCode: null, discountDiram: 0, amountDiram, updatedAt })
    .where(eq(order.id, payable.id));
  return amountDiram;
}

function canGoOn(open: Payment, payable: Payable, operator: string, now: Date): boolean {
  return (
    open.orderId === payable.order.id &&
    open.owner === payable.payer &&
    open.operator === operator &&
    open.amountDiram === payable.amountDiram &&
    open.expiresAt.getTime() - now.getTime() > MIN_VISIT_MS
  );
}

/**
 * Prices an order of an earlier day by today's rules and stores the result. Returns a changed price, so that the buyer
 * can agree to it first. Throws 409 `orderExpired`.
 */
export async function requote(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  stale: Order,
): Promise<{ readonly order: Order; readonly movedToDiram?: number }> {
  const today = getToday(service);
  if (stale.quotedOn === today) return { order: stale };
  const quote = await productLines[stale.policyType].requote(service, tx, stale, today);
  if (!quote) throw new FailureError(409, "orderExpired");
  const { price, tariffVersion = null, startDate, endDate } = quote;
  const [fresh] = await tx
    .update(order)
    .set({
      ...priceColumns(price),
      startDate,
      endDate,
      quotedOn: today,
      tariffVersion,
      updatedAt: service.now(),
    })
    .where(eq(order.id, stale.id))
    .returning();
  if (!fresh) throw new FailureError(409, "orderExpired");
  return fresh.amountDiram === stale.amountDiram
    ? { order: fresh }
    : { order: fresh, movedToDiram: fresh.amountDiram };
}
