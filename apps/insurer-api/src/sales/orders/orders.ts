import { firstInstalment, operatorsFor } from "@sughurta/domain";
import { and, eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Order,
  order,
  type PolicyType,
  payment,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { personOfHolder } from "#src/products/line/corrected-order.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { peopleWithRoles, type ScreenedPerson } from "#src/screening/checks/hold-orders.ts";

/** Age at which an unpaid order and its price expire. */
export const ORDER_LIFETIME_MS = 24 * 3_600_000;

/** An order and the others saved from its draft, of which at most one is paid. */
export interface LockedOrders {
  readonly order: Order;
  readonly siblings: readonly Order[];
}

/**
 * Locks an order, given by its id or by a query of it, with its siblings until the transaction ends, always in the same
 * order; `undefined` if it does not exist.
 */
export async function lockOrders(
  tx: Database,
  orderId: string | SQLWrapper,
): Promise<LockedOrders | undefined> {
  const found = alias(order, "found");
  const lineage = tx.select({ lineage: found.lineage }).from(found).where(eq(found.id, orderId));
  const isFound = sql<boolean>`${eq(order.id, orderId)}`;
  const locked = await tx
    .select({ row: order, isFound })
    .from(order)
    .where(or(eq(order.id, orderId), eq(order.lineage, lineage)))
    .orderBy(order.id)
    .for("update");
  const own = locked.find((one) => one.isFound);
  if (!own) return undefined;
  const siblings = locked.filter((other) => other !== own).map(({ row }) => row);
  return { order: own.row, siblings };
}

/** An order of its owner. Throws 404. */
export async function ownOrder(
  db: Database,
  owner: string,
  policyType: PolicyType,
  id: string,
): Promise<Order> {
  if (!isIdentifier(id)) throw notFound();
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), eq(order.owner, owner), eq(order.policyType, policyType)));
  if (!found) throw notFound();
  return found;
}

/** Locks an order of its owner without a payment in progress. Throws 404 or 409. */
export async function lockChangeableOrder(
  tx: Database,
  owner: string,
  policyType: PolicyType,
  id: string,
): Promise<Order> {
  const { id: known } = await ownOrder(tx, owner, policyType, id);
  const [locked] = await tx.select().from(order).where(eq(order.id, known)).for("update");
  if (!locked) throw notFound();
  if (locked.state === "paid") throw new FailureError(409, "alreadyPaid");
  if (locked.state === "review") throw new FailureError(409, "paymentInReview");
  if (locked.state === "expired") throw new FailureError(409, "orderExpired");
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(eq(payment.orderId, known), inArray(payment.state, ["created", "pending", "submitted"])),
    );
  if (open) throw new FailureError(409, "paymentBusy");
  return locked;
}

/** The people of an order: the holder, insured people and drivers. */
export function peopleOfOrder(saved: Order): ScreenedPerson[] {
  const { insured, drivers } = productLines[saved.policyType].correctable(saved);
  return peopleWithRoles({ holder: personOfHolder(saved.holder), insured, drivers });
}

/** Whether an order is paid in instalments. */
export function isInInstalments(order: Order): boolean {
  return productLines[order.policyType].isInInstalments?.(order) ?? false;
}

/** Amount due when an order is bought, in diram: the full price, or the first instalment. */
export function dueNow(order: Order): number {
  return isInInstalments(order) ? firstInstalment(order.amountDiram) : order.amountDiram;
}

/** Operators for a kind of policy: the deployer's list, else those of the domain that have a provider (SPEC-26). */
export function offeredOperators(
  { config, providers }: Pick<Service, "config" | "providers">,
  policyType: PolicyType,
): string[] {
  const chosen = config.paymentOperators[policyType];
  return chosen === undefined
    ? operatorsFor(policyType).filter((operator) => providers.has(operator))
    : [...chosen];
}
