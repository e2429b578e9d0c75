import { and, eq, inArray, like, sql } from "drizzle-orm";
import { order, payment, policy } from "#src/database/schema/sales.ts";
import { claim, claimAccess, idempotency } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { moveDrafts } from "#src/draft/move-drafts.ts";
import { visitorOwner } from "#src/http/caller.ts";
import type { Service } from "#src/service.ts";

const OWNED = [order, payment, policy, claim] as const;

/**
 * Gives everything of a guest to the person the guest turned out to be: a row changes its owner once. The
 * answers of repeated requests come along, so that a request sent again after signing in does nothing twice.
 */
export async function adoptVisitor(
  service: Service,
  tx: Database,
  guest: string,
  person: string,
): Promise<void> {
  if (!guest.startsWith(visitorOwner(""))) return;
  for (const table of OWNED) {
    await tx.update(table).set({ owner: person }).where(eq(table.owner, guest));
  }
  await moveAnswers(tx, guest, person);
  await moveDrafts(service, tx, guest, person);
  await moveClaimAccess(tx, guest, person);
}

/**
 * Gives a person the claims that guests made with the phone the person has just proved, and the policies that they
 * bought with it, with their orders and payments (decision 68). What is not paid yet stays with whoever is buying it.
 */
export async function adoptByPhone(tx: Database, phone: string, person: string): Promise<void> {
  await tx
    .update(claim)
    .set({ owner: person })
    .where(and(like(claim.owner, visitorOwner("%")), eq(claim.phone, phone)));
  const moved = await tx
    .update(policy)
    .set({ owner: person })
    .where(and(like(policy.owner, visitorOwner("%")), eq(sql`${policy.holder}->>'phone'`, phone)))
    .returning({ orderId: policy.orderId });
  const orders = moved.flatMap(({ orderId }) => orderId ?? []);
  if (orders.length === 0) return;
  await tx.update(order).set({ owner: person }).where(inArray(order.id, orders));
  await tx.update(payment).set({ owner: person }).where(inArray(payment.orderId, orders));
}

/** One browser keeps the key of an unfinished order for all who use it: what the person was answered first stays. */
async function moveAnswers(tx: Database, guest: string, person: string): Promise<void> {
  const known = tx
    .select({ key: idempotency.key })
    .from(idempotency)
    .where(eq(idempotency.owner, person));
  const ofGuest = eq(idempotency.owner, guest);
  await tx.delete(idempotency).where(and(ofGuest, inArray(idempotency.key, known)));
  await tx.update(idempotency).set({ owner: person }).where(ofGuest);
}

/** A claim that the guest opened by a code stays open. */
async function moveClaimAccess(tx: Database, guest: string, person: string): Promise<void> {
  const opened = await tx.delete(claimAccess).where(eq(claimAccess.owner, guest)).returning();
  const moved = opened.map((access) => ({ ...access, owner: person }));
  if (moved.length > 0) await tx.insert(claimAccess).values(moved).onConflictDoNothing();
}
