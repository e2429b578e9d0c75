import { and, eq, exists, inArray, isNull, lt, lte, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  order,
  type Payment,
  type PaymentState,
  payment,
} from "#src/platform/database/schema/sales.ts";
import { releaseCoupon } from "#src/products/coupon/coupon-use.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { concludePayment } from "./conclude-payment.ts";
import { askProvider } from "./provider-reports.ts";

type Needs = Pick<Service, "config" | "db" | "now" | "log" | "metrics" | "providers">;

const BATCH = 50;
const FIRST_PART = 1;
const OPEN: PaymentState[] = ["created", "pending", "submitted"];
/** An unpaid order is closed after a day. */
const ORDER_LIFETIME_MS = 24 * 3_600_000;

/** Queries payments without a report, then closes expired ones. Safe to run concurrently with other sweepers. */
export async function sweepPayments(service: Needs): Promise<void> {
  const operators = await service.db
    .selectDistinct({ operator: payment.operator })
    .from(payment)
    .where(inArray(payment.state, OPEN));
  // An unavailable provider is slow: it does not delay the others.
  await Promise.all(operators.map(({ operator }) => sweepOperator(service, operator)));
  await expireOrders(service);
}

async function sweepOperator(service: Needs, operator: string): Promise<void> {
  const everyMs = service.config.paymentAskAfterSeconds * 1_000;
  const silentSince = new Date(service.now().getTime() - everyMs);
  const bought = alias(payment, "bought");
  const isPaidOtherwise = exists(
    service.db
      .select({ one: sql`1` })
      .from(bought)
      .where(
        and(
          eq(bought.orderId, payment.orderId),
          eq(bought.part, payment.part),
          eq(bought.state, "paid"),
        ),
      ),
  );
  // The purchase was paid otherwise, or is under review; a later instalment is paid after its order.
  const isUnneeded = and(
    eq(payment.state, "pending"),
    or(and(eq(payment.part, FIRST_PART), ne(order.state, "new")), isPaidOtherwise),
  );
  const silent = await service.db
    .select({ one: payment, isUnneeded: sql<boolean>`${isUnneeded}` })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        eq(payment.operator, operator),
        inArray(payment.state, OPEN),
        or(isUnneeded, lte(payment.createdAt, silentSince)),
        or(isNull(payment.askedAt), lt(payment.askedAt, silentSince)),
      ),
    )
    .orderBy(payment.createdAt)
    .limit(BATCH);
  for (const { one, isUnneeded } of silent) {
    if (isUnneeded) {
      if (!(await concludePayment(service, one))) await expirePayment(service, one);
      continue;
    }
    const answer = await askProvider(service, one, everyMs);
    const nobodyToAsk = one.reference === null;
    if (answer === "open" || nobodyToAsk) await expirePayment(service, one);
  }
}

/** Closes an expired payment; one with a submitted receipt stays open for staff review. */
async function expirePayment(
  service: Pick<Service, "db" | "now" | "log">,
  old: Payment,
): Promise<void> {
  const now = service.now();
  if (old.expiresAt > now) return;
  await service.db.transaction(async (tx) => {
    await tx.select({ id: order.id }).from(order).where(eq(order.id, old.orderId)).for("update");
    const [expired] = await tx
      .update(payment)
      .set({ state: "expired", updatedAt: now })
      .where(and(eq(payment.id, old.id), inArray(payment.state, ["created", "pending"])))
      .returning({ id: payment.id });
    if (!expired) return;
    await releaseCoupon(tx, old.orderId);
    service.log.info(
      { paymentId: old.id, operator: old.operator, state: "expired" },
      "payment expired",
    );
  });
}

async function expireOrders(service: Pick<Service, "db" | "now">): Promise<void> {
  const now = service.now();
  const openPayment = service.db
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), inArray(payment.state, OPEN)));
  await service.db
    .update(order)
    .set({ state: "expired", updatedAt: now })
    .where(
      and(
        eq(order.state, "new"),
        lt(order.createdAt, new Date(now.getTime() - ORDER_LIFETIME_MS)),
        notExists(openPayment),
      ),
    );
}
