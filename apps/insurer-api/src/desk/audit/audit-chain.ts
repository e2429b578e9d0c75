import { createHash } from "node:crypto";
import { asc, desc, eq, gt, sql } from "drizzle-orm";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { type AuditEvent, auditEvent } from "#src/platform/database/schema/desk.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Number of the advisory lock that only the chain uses: entries are written one after another. */
const CHAIN_LOCK = 5_511_0170;
const FIRST_HASH = "";
const BATCH = 1_000;

/** Audit event of an action by a staff member. */
export type NewAuditEvent = Pick<AuditEvent, "id" | "staffName" | "role" | "subject" | "reason"> & {
  readonly action: DeskAction;
};

/** Appends an entry to the chain, inside the transaction of the action. Idempotent by `id`. */
export async function writeAuditEvent(
  { now }: Pick<Platform, "now">,
  tx: Database,
  done: NewAuditEvent,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [same] = await tx.select().from(auditEvent).where(eq(auditEvent.id, done.id));
  if (same) return;
  const [last] = await tx.select().from(auditEvent).orderBy(desc(auditEvent.position)).limit(1);
  const link = {
    ...done,
    position: (last?.position ?? 0) + 1,
    happenedAt: now(),
    previousHash: last?.hash ?? FIRST_HASH,
  };
  await tx.insert(auditEvent).values({ ...link, hash: computeHash(link) });
}

function computeHash(link: Omit<AuditEvent, "hash">): string {
  const { position, id, staffName, role, action, subject, reason, happenedAt, previousHash } = link;
  const content = [position, id, staffName, role, action, subject, reason];
  const text = JSON.stringify([...content, happenedAt.toISOString(), previousHash]);
  return createHash("sha256").update(text).digest("hex");
}

/** Result of checking the chain. */
export interface ChainReport {
  /** Number of valid entries from the start. */
  readonly intact: number;
  /** Hash of the last valid entry. Stored elsewhere, it later shows whether the end was cut off. */
  readonly lastHash: string;
  /** Position of the first invalid entry. */
  readonly brokenAt?: number;
}

/** Verifies the chain from its first entry. */
export async function verifyAuditChain(db: Database): Promise<ChainReport> {
  let report: ChainReport = { intact: 0, lastHash: FIRST_HASH };
  for (;;) {
    const links = await db
      .select()
      .from(auditEvent)
      .where(gt(auditEvent.position, report.intact))
      .orderBy(asc(auditEvent.position))
      .limit(BATCH);
    for (const link of links) {
      const fits =
        link.position === report.intact + 1 &&
        link.previousHash === report.lastHash &&
        link.hash === computeHash(link);
      if (!fits) return { ...report, brokenAt: link.position };
      report = { intact: link.position, lastHash: link.hash };
    }
    if (links.length < BATCH) return report;
  }
}
