import { and, eq, inArray, like, sql } from "drizzle-orm";
import { order, payment, policy, policyAccess } from "#src/database/schema/sales.ts";
import { claim, claimAccess, idempotency } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { moveDrafts } from "#src/draft/move-drafts.ts";
import { visitorOwner } from "#src/http/caller.ts";
import type { Service } from "#src/service.ts";

const OWNED = [order, payment, policy, claim] as const;

/**
 * What was opened by a code, and the answers of repeated requests, by their keys: one browser keeps the key of an
 * unfinished order for all who use it.
 */
const OWNED_ONCE = [
  { table: idempotency, what: idempotency.key },
  { table: claimAccess, what: claimAccess.claimId },
  { table: policyAccess, what: policyAccess.policyNumber },
] as const;
type OwnedOnce = (typeof OWNED_ONCE)[number];

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
  for (const once of OWNED_ONCE) await moveOnce(tx, once, guest, person);
  await moveDrafts(service, tx, guest, person);
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

/** Moves what an owner has at most once; where the person has it already, that one stays. */
async function moveOnce(tx: Database, { table, what }: OwnedOnce, guest: string, person: string) {
  const known = tx.select({ what }).from(table).where(eq(table.owner, person));
  const ofGuest = eq(table.owner, guest);
  await tx.delete(table).where(and(ofGuest, inArray(what, known)));
  await tx.update(table).set({ owner: person }).where(ofGuest);
}
