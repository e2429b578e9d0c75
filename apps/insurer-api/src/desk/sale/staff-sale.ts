import { randomUUID } from "node:crypto";
import type { SalePlace } from "@sughurta/contracts/draft";
import type { Language } from "@sughurta/domain";
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { roleFor } from "#src/desk/access/permissions.ts";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import { type StaffSale, staffSale } from "#src/platform/database/schema/staff-sale.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { queueSaleLink } from "#src/sales/notifications/sale-link-messages.ts";
import { createOrderLink, findDraft, orderPath } from "#src/sales/orders/order-link.ts";
import { lockOrders } from "#src/sales/orders/orders.ts";
import type { Actor } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";

const MINUTE_MS = 60_000;
/** Time to open the link after it was made. */
export const OPEN_MINUTES = 15;
/** Time to fill in the order and send its link. */
export const SALE_HOURS = 2;
/** Links of one sale: the first, and corrections of the order. */
const MAX_LINKS = 5;
/** How long the desk lists a sale. */
const KEPT_MS = 90 * 24 * 60 * MINUTE_MS;

/** What a member of staff chooses before the order form opens. */
export interface NewSale {
  readonly draftKind: string;
  readonly place: SalePlace;
  readonly language: Language;
}

/** Starts a sale by a member of staff; returns the token of its link, which is not stored. */
export async function startSale(
  { db, now }: Pick<Service, "db" | "now">,
  id: string,
  { draftKind, place, language }: NewSale,
  { id: staffName, role }: Actor,
): Promise<string> {
  if (orderPath(draftKind) === undefined) throw notFound();
  const token = randomToken();
  const createdAt = now();
  await db.insert(staffSale).values({
    id,
    tokenHash: tokenHash(token),
    staffName,
    staffRole: role,
    place,
    language,
    draftKind,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + OPEN_MINUTES * MINUTE_MS),
  });
  return token;
}

/** Whether the member of staff may still sell. */
async function maySell(db: Database, name: string): Promise<boolean> {
  const [member] = await db
    .select({ roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.name, name), isNull(staff.disabledAt)));
  return member !== undefined && roleFor(member.roles, "sellPolicies") !== undefined;
}

const record = (
  service: Pick<Service, "now">,
  tx: Database,
  { id, staffName, staffRole }: StaffSale,
  action: DeskAction,
  reason = "",
) =>
  writeAuditEvent(service, tx, {
    id: randomUUID(),
    staffName,
    role: staffRole,
    action,
    subject: `sale:${id}`,
    reason,
  });

/** Opens a sale for the guest who follows its link, once. Throws 404 for a used, expired or unknown link. */
export async function openSale(
  service: Pick<Service, "now">,
  tx: Database,
  token: string,
  owner: string,
): Promise<{ readonly path: string; readonly seller: string; readonly expiresAt: Date }> {
  const openedAt = service.now();
  const expiresAt = new Date(openedAt.getTime() + SALE_HOURS * 60 * MINUTE_MS);
  const [opened] = await tx
    .update(staffSale)
    .set({ owner, openedAt, expiresAt })
    .where(
      and(
        eq(staffSale.tokenHash, tokenHash(token)),
        isNull(staffSale.openedAt),
        gt(staffSale.expiresAt, openedAt),
      ),
    )
    .returning();
  const path = opened && orderPath(opened.draftKind);
  if (!opened || path === undefined || !(await maySell(tx, opened.staffName))) {
    throw new FailureError(404, "saleLinkOver", { values: { minutes: OPEN_MINUTES } });
  }
  await record(service, tx, opened, "sale.open");
  return { path, seller: opened.staffName, expiresAt };
}

/**
 * Sends the buyer the link of an order that staff filled in, inside a transaction, which locks the order as a payment
 * does. Throws 404, and 409 if the sale is over or the order is not the buyer's to pay any more.
 */
export async function sendSaleLink(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  orderId: string,
  owner: string,
): Promise<{
  readonly phone: string;
  readonly email?: string | undefined;
  readonly expiresAt: Date;
}> {
  if (!isIdentifier(orderId)) throw notFound();
  const locked = await lockOrders(tx, orderId);
  if (locked?.order.owner !== owner) throw notFound();
  const orderRow = locked.order;
  const [sale] = await tx
    .select()
    .from(staffSale)
    .where(
      and(
        eq(staffSale.owner, owner),
        eq(staffSale.staffName, orderRow.soldBy ?? ""),
        gt(staffSale.expiresAt, service.now()),
      ),
    )
    .orderBy(sql`${staffSale.openedAt} desc`)
    .limit(1)
    .for("update");
  if (!sale || sale.links >= MAX_LINKS || !(await maySell(tx, sale.staffName))) {
    throw new FailureError(409, "saleOver");
  }
  if (orderRow.state === "paid") throw new FailureError(409, "alreadyPaid");
  const ids = [orderRow, ...locked.siblings].map(({ id }) => id);
  const isPaying = and(
    inArray(payment.orderId, ids),
    inArray(payment.state, ["created", "pending", "submitted", "paid", "review"]),
  );
  if (orderRow.state !== "new" || (await tx.$count(payment, isPaying)) > 0) {
    throw new FailureError(409, "paymentBusy");
  }
  const place = await findDraft(tx, orderRow, service.now());
  const link =
    place && (await createOrderLink(service, tx, orderRow, { place, language: sale.language }));
  if (!link) throw new FailureError(409, "saleNotSaved");
  const links = sale.links + 1;
  await queueSaleLink(service, tx, orderRow, {
    ...link,
    language: sale.language,
    dedupeKey: `sale:${sale.id}:${links}`,
  });
  await tx
    .update(staffSale)
    .set({ links, orderId, sentAt: service.now() })
    .where(eq(staffSale.id, sale.id));
  await record(service, tx, sale, "sale.link", orderId);
  const { phone, email } = orderRow.holder;
  return { phone, email, expiresAt: link.expiresAt };
}

/** Removes sales that the desk no longer lists. Orders keep the name of their seller. */
export async function sweepSales({ db, now }: Pick<Service, "db" | "now">): Promise<void> {
  const isOver = lt(staffSale.createdAt, new Date(now().getTime() - KEPT_MS));
  await sweepRows(db, staffSale, [staffSale.id], isOver);
}
