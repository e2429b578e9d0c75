import { sql } from "drizzle-orm";
import { isPerson } from "#src/platform/caller.ts";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { QUOTAS, type QuotaName } from "./quotas.ts";

const HOUR_MS = 3_600_000;

/** User of a quota. */
export interface QuotaUser {
  readonly owner: string;
  /** The network of the request. */
  readonly address: string;
}

/**
 * Counts a use for the visitor and for the network, in the database, across all processes. Throws 429 if it exceeds the
 * quota; then nothing was counted. A transaction that is rolled back counts nothing either.
 */
export async function chargeQuota(
  service: Pick<Platform, "config" | "now" | "metrics">,
  db: Database,
  { owner, address }: QuotaUser,
  quota: QuotaName,
  amount = 1,
): Promise<void> {
  if (!service.config.rateLimits || amount <= 0) return;
  const { perVisitor, perNetwork } = QUOTAS[quota];
  await db.transaction(async (tx) => {
    if (isPerson(owner))
      await count(service, tx, { subject: owner, quota, amount, max: perVisitor });
    if (address !== "") {
      const subject = `network:${address}`;
      await count(service, tx, { subject, quota, amount, max: perNetwork });
    }
  });
}

interface Use {
  readonly subject: string;
  readonly quota: QuotaName;
  readonly amount: number;
  readonly max: number;
}

async function count(
  service: Pick<Platform, "now" | "metrics">,
  tx: Database,
  use: Use,
): Promise<void> {
  const { subject, quota, amount, max } = use;
  const { code, windowHours } = QUOTAS[quota];
  const now = service.now();
  const endsAt = new Date(now.getTime() + windowHours * HOUR_MS);
  const isOver = sql`${quotaUse.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await tx
    .insert(quotaUse)
    .values({ subject, quota, used: amount, endsAt })
    .onConflictDoUpdate({
      target: [quotaUse.subject, quotaUse.quota],
      set: {
        used: sql`case when ${isOver} then excluded.used else ${quotaUse.used} + excluded.used end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${quotaUse.endsAt} end`,
      },
    })
    .returning();
  if (!counted || counted.used <= max) return;
  service.metrics.quotaRefusals.inc({ quota });
  const waitSeconds = Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1_000);
  throw new FailureError(429, code, { headers: { "Retry-After": String(waitSeconds) } });
}
