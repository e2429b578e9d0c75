import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { releaseCoupon } from "#src/coupon/coupon-use.ts";
import { order, type Payment, type PaymentState, payment } from "#src/database/schema/sales.ts";
import type { Service } from "#src/service.ts";
import { askProvider } from "./ask-provider.ts";

const BATCH = 50;
const OPEN: PaymentState[] = ["created", "pending", "submitted"];
/** An order nobody paid is closed after a day. */
const ORDER_LIFETIME_MS = 24 * 3_600_000;

/** Asks about silent payments, then closes what ran out of time. Safe beside any number of other sweepers. */
export async function sweepPayments(service: Service): Promise<void> {
  const operators = await service.db
    .selectDistinct({ operator: payment.operator })
    .from(payment)
    .where(inArray(payment.state, OPEN));
  // A provider that is away takes its time: the others are not to wait for it.
  await Promise.all(operators.map(({ operator }) => sweepOperator(service, operator)));
  await expireOrders(service);
}

async function sweepOperator(service: Service, operator: string): Promise<void> {
  const everyMs = service.config.paymentAskAfterSeconds * 1_000;
  const silentSince = new Date(service.now().getTime() - everyMs);
  const silent = await service.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.operator, operator),
        inArray(payment.state, OPEN),
        lte(payment.createdAt, silentSince),
        or(isNull(payment.askedAt), lt(payment.askedAt, silentSince)),
      ),
    )
    .orderBy(payment.createdAt)
    .limit(BATCH);
  for (const one of silent) {
    const answer = await askProvider(service, one, everyMs);
    const nobodyToAsk = one.reference === null;
    if (answer === "open" || nobodyToAsk) await expirePayment(service, one);
  }
}

/** Closes a payment that ran out of time; a submitted receipt keeps it open for people to look at. */
async function expirePayment(service: Service, old: Payment): Promise<void> {
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

async function expireOrders(service: Service): Promise<void> {
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
