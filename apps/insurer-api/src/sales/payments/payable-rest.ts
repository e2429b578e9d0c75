import type { RestToPay } from "@sughurta/contracts/payment";
import { compareDates, fromDiram, isPaymentOperator, type Language } from "@sughurta/domain";
import { and, eq, inArray } from "drizzle-orm";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { type PaymentRest, paymentRest } from "#src/platform/database/schema/money.ts";
import { type Order, order, payment, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { lockOrders, offeredOperators } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { shortPayment, stateOfRest } from "./payment-rest.ts";

async function findRest(db: Database, token: string): Promise<PaymentRest | undefined> {
  const isLinked = eq(paymentRest.tokenHash, tokenHash(token));
  const [found] = await db.select().from(paymentRest).where(isLinked);
  return found;
}

/** Locks the order of a rest and checks that it can be paid. Throws 404 or 409. */
export async function lockPayableRest(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  token: string,
): Promise<{ readonly order: Order; readonly part: number; readonly amountDiram: number }> {
  const linked = await findRest(tx, token);
  const locked = linked && (await lockOrders(tx, linked.orderId));
  // Read again under the lock: a decision may have ended the request.
  const rest = locked && (await findRest(tx, token));
  if (!locked || !rest) throw notFound();
  const state = await payableState(service, tx, locked, rest);
  if (state === "paid") throw new FailureError(409, "alreadyPaid");
  if (state === "checking") throw new FailureError(409, "paymentInReview");
  if (state === "over") throw new FailureError(409, "orderExpired");
  return { order: locked.order, part: rest.part, amountDiram: rest.amountDiram };
}

/** Whether a rest can be paid; `checking` while money for it is under review. */
async function payableState(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  orders: Parameters<typeof stateOfRest>[1],
  rest: PaymentRest,
): Promise<RestToPay["state"]> {
  const { state } = await stateOfRest(tx, orders, rest);
  if (state === "paid") return "paid";
  const reviewed = and(
    eq(payment.orderId, rest.orderId),
    eq(payment.part, rest.part),
    inArray(payment.state, ["review", "refunding"]),
  );
  if ((await tx.$count(payment, reviewed)) > 0) return "checking";
  const isDue = compareDates(getToday(service), rest.dueOn) <= 0;
  return state === "new" && isDue ? "open" : "over";
}

/** The rest of a price for the page of its link. Throws 404. */
export async function restView(
  service: Pick<Service, "config" | "now" | "providers">,
  db: Database,
  token: string,
  language: Language,
): Promise<RestToPay> {
  const rest = await findRest(db, token);
  const orders = rest && (await listLineage(db, rest.orderId));
  if (!rest || !orders) throw notFound();
  const { order: saved } = orders;
  const { policyType, productCode } = saved;
  const [sold] = await db.select().from(product).where(eq(product.code, productCode));
  const { short, leftDiram } = await shortPayment(db, rest);
  const state = await payableState(service, db, orders, rest);
  return {
    state,
    policyType,
    policyId: saved.id,
    title: productNames(saved, sold?.title, language).name,
    received: fromDiram(state === "paid" ? short.amountDiram : leftDiram),
    sumPrem: fromDiram(rest.amountDiram),
    dueOn: rest.dueOn,
    operators: offeredOperators(service, policyType).filter(isPaymentOperator),
  };
}

/** An order with those saved from the same draft, not locked. */
async function listLineage(db: Database, orderId: string) {
  const [saved] = await db.select().from(order).where(eq(order.id, orderId));
  if (!saved) return undefined;
  const siblings =
    saved.lineage === null
      ? []
      : await db.select().from(order).where(eq(order.lineage, saved.lineage));
  return { order: saved, siblings: siblings.filter(({ id }) => id !== orderId) };
}
