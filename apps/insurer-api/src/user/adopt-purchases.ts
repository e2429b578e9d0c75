import { eq } from "drizzle-orm";
import { order, payment, policy } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";

/** Gives what a guest bought to the person the guest turned out to be. */
export async function adoptPurchases(tx: Database, guest: string, person: string): Promise<void> {
  if (!guest.startsWith("visitor:")) return;
  await tx.update(order).set({ owner: person }).where(eq(order.owner, guest));
  await tx.update(payment).set({ owner: person }).where(eq(payment.owner, guest));
  await tx.update(policy).set({ owner: person }).where(eq(policy.owner, guest));
}
