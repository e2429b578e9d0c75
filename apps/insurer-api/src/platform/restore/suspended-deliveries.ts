import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { type DatabaseRestore, databaseRestore } from "#src/platform/database/schema/restore.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import type { DeliveryKind, SuspendedDeliveries } from "./delivery-kinds.ts";

/**
 * Holds whatever waits to be delivered, inside the transaction in which a restored database is recognised. What is
 * queued later is not held.
 */
export async function holdDeliveries(
  tx: Database,
  restore: Pick<DatabaseRestore, "reason" | "knownUntil" | "foundAt">,
): Promise<void> {
  await tx.insert(databaseRestore).values({ id: randomUUID(), ...restore });
  const held = { held: true };
  await tx.update(outbox).set(held).where(eq(outbox.state, "waiting"));
  await tx.update(webhookEvent).set(held).where(isNull(webhookEvent.deliveredAt));
  const isUnsent = and(eq(refund.state, "sending"), isNull(refund.sentAt));
  await tx.update(refund).set(held).where(isUnsent);
  await tx.update(fiscalReceipt).set(held).where(ne(fiscalReceipt.state, "registered"));
}

/** Held deliveries by kind; kinds without any are left out. */
export async function suspendedDeliveries(db: Database): Promise<readonly SuspendedDeliveries[]> {
  const of = (kind: DeliveryKind, table: string) =>
    sql`select ${kind}::text as kind, count(*)::int as count, min(created_at) as oldest, max(created_at) as newest
        from ${sql.identifier(table)} where held having count(*) > 0`;
  const rows = await queryRows<{
    kind: DeliveryKind;
    count: number;
    oldest: string | Date;
    newest: string | Date;
  }>(
    db,
    sql`${of("message", "outbox")} union all ${of("webhook", "webhook_event")}
        union all ${of("refund", "refund")} union all ${of("receipt", "fiscal_receipt")}`,
  );
  return rows.map(({ oldest, newest, ...row }) => ({
    ...row,
    oldest: new Date(oldest),
    newest: new Date(newest),
  }));
}

/** The newest restores of the database. */
export const recentRestores = (db: Database, limit: number): Promise<DatabaseRestore[]> =>
  db
    .select()
    .from(databaseRestore)
    .orderBy(desc(databaseRestore.foundAt), desc(databaseRestore.id))
    .limit(limit);

/** Whether the database was ever restored: then others may know what it has forgotten. */
export const wasRestored = async (db: Database): Promise<boolean> =>
  (await recentRestores(db, 1)).length > 0;
