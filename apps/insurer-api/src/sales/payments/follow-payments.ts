import { and, eq, exists, inArray, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  order,
  type Payment,
  type PaymentState,
  payment,
} from "#src/platform/database/schema/sales.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import { releaseCoupon } from "#src/products/coupon/coupon-use.ts";
import { ORDER_LIFETIME_MS } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { followPayment, nextQuery, paymentQueue } from "./payment-queues.ts";
import { pollProvider } from "./provider-reports.ts";
import { resolvePendingPayment } from "./resolve-pending-payment.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "log" | "metrics" | "providers">;

const FIRST_PART = 1;
const OPEN: PaymentState[] = ["created", "pending", "submitted"];
/** Queries the providers about payments without a report, and closes expired payments. */
export const paymentFollowing = handleJobs({
  queue: paymentQueue,
  concurrency: 2,
  run: async (service: Needs, { id }: { readonly id: string }) => {
    const { db } = service;
    const isOpen = and(eq(payment.id, id), inArray(payment.state, OPEN));
    const [pendingPayment] = await db.select().from(payment).where(isOpen);
    if (!pendingPayment) return;
    await askAbout(service, pendingPayment);
    const [still] = await db.select().from(payment).where(isOpen);
    if (still) await followPayment(service, db, still);
  },
  openJobs: async (service: Needs) => {
    const open = await service.db.select().from(payment).where(inArray(payment.state, OPEN));
    return open.map((one) => nextQuery(service, one));
  },
});

async function askAbout(service: Needs, pendingPayment: Payment): Promise<void> {
  if (await isUnneeded(service, pendingPayment)) {
    if (!(await resolvePendingPayment(service, pendingPayment)))
      await expirePayment(service, pendingPayment);
    return;
  }
  const everyMs = service.config.paymentAskAfterSeconds * 1_000;
  const response = await pollProvider(service, pendingPayment, everyMs);
  if (response === "open" || pendingPayment.reference === null)
    await expirePayment(service, pendingPayment);
}

/** Whether the purchase was paid otherwise, or is under review; a later instalment is paid after its order. */
async function isUnneeded({ db }: Pick<Service, "db">, pendingPayment: Payment): Promise<boolean> {
  if (pendingPayment.state !== "pending") return false;
  const paidPayment = alias(payment, "bought");
  const isPaidOtherwise = exists(
    db
      .select({ one: sql`1` })
      .from(paidPayment)
      .where(
        and(
          eq(paidPayment.orderId, pendingPayment.orderId),
          eq(paidPayment.part, pendingPayment.part),
          eq(paidPayment.state, "paid"),
        ),
      ),
  );
  const [found] = await db
    .select({ state: order.state, isPaidOtherwise: sql<boolean>`${isPaidOtherwise}` })
    .from(order)
    .where(eq(order.id, pendingPayment.orderId));
  if (!found) return false;
  return found.isPaidOtherwise || (pendingPayment.part === FIRST_PART && found.state !== "new");
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

/** Closes unpaid orders that are a day old and have no open payment. */
export async function expireOrders(service: Pick<Service, "db" | "now">): Promise<void> {
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
