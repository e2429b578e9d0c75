import { randomUUID } from "node:crypto";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import { databaseMark, type RestoreReason } from "#src/platform/database/schema/restore.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { DatabaseMarks } from "#src/platform/restore/database-mark.ts";
import { holdDeliveries, suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";

type Needs = Pick<Platform, "db" | "log" | "now" | "pause" | "store">;

/** Writes a restore to the audit chain, inside the transaction that holds the deliveries. */
const record = ({ now }: Pick<Needs, "now">, tx: Database, reason: RestoreReason) =>
  writeAuditEvent({ now }, tx, {
    id: randomUUID(),
    staffName: "console",
    role: "administrator",
    action: "held.found",
    subject: "database",
    reason,
  });

/** The marks by which the service recognises a restored database. */
export function databaseMarks(service: Needs & Pick<Platform, "config">): DatabaseMarks {
  const onRestore = async (tx: Database, reason: RestoreReason) => {
    await record(service, tx, reason);
    const count = (await suspendedDeliveries(tx)).reduce((sum, one) => sum + one.count, 0);
    service.log.warn({ state: reason, count }, "database restored, deliveries are held");
  };
  return new DatabaseMarks(service, onRestore, service.config.databaseUrl !== undefined);
}

/** Holds the deliveries of a database that an operator says was restored; returns them by kind. */
export const holdAfterRestore = ({ db, now }: Pick<Needs, "db" | "now">) =>
  db.transaction(async (tx) => {
    const [mark] = await tx.select().from(databaseMark);
    const knownUntil = mark?.markedAt ?? null;
    await holdDeliveries(tx, { reason: "command", knownUntil, foundAt: now() });
    await record({ now }, tx, "command");
    return suspendedDeliveries(tx);
  });
