import { Readable } from "node:stream";
import { lte, sql } from "drizzle-orm";
import { isPerson } from "#src/platform/caller.ts";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { FileStore } from "#src/platform/files/file-store.ts";
import type { Platform } from "#src/platform/platform.ts";

const HOUR_MS = 3_600_000;

/** User of a quota. */
export interface QuotaUser {
  readonly owner: string;
  /** The network of the request. */
  readonly address: string;
}

interface Use {
  readonly subject: string;
  readonly quota: QuotaName;
  readonly amount: number;
  readonly max: number;
}

/** Limits of use in a window, and the error code beyond them. */
interface QuotaRule {
  readonly perVisitor: number;
  /** Far above the use of all visitors behind one mobile operator. */
  readonly perNetwork: number;
  readonly windowHours: number;
  readonly code: FailureCode;
}

const MB = 1_000_000;

const GB = 1_000 * MB;

const DAY_HOURS = 24;

/**
 * Limits of unpaid writing and drawing. A draft takes 1–30 kB and twice that when encrypted; a claim has at most ten
 * files of 25 MB; a visitor does not read a policy every half minute.
 */
export const QUOTAS = {
  draftBytes: {
    perVisitor: 2 * MB,
    perNetwork: 500 * MB,
    windowHours: DAY_HOURS,
    code: "tooManyDrafts",
  },
  orders: { perVisitor: 200, perNetwork: 10_000, windowHours: DAY_HOURS, code: "tooManyOrders" },
  claims: { perVisitor: 20, perNetwork: 2_000, windowHours: DAY_HOURS, code: "tooManyClaims" },
  uploadBytes: {
    perVisitor: 600 * MB,
    perNetwork: 20 * GB,
    windowHours: DAY_HOURS,
    code: "tooManyUploads",
  },
  // Per partner, for all its servers and visitors together.
  prefills: { perVisitor: 5_000, perNetwork: 5_000, windowHours: 1, code: "tooManyPrefills" },
  documents: { perVisitor: 120, perNetwork: 6_000, windowHours: 1, code: "tooManyDocuments" },
} as const satisfies Record<string, QuotaRule>;

export type QuotaName = keyof typeof QUOTAS;

/** Deletes the use of expired windows. */
export async function sweepQuotas({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  await sweepRows(db, quotaUse, [quotaUse.subject, quotaUse.quota], lte(quotaUse.endsAt, now()));
}

/** Charged before the bytes, so that concurrent uploads cannot all take the rest of a quota. */
const SLICE_BYTES = 1_000_000;

/** A store whose incoming files use the upload quota, a megabyte at a time; a file beyond it is cut off with 429. */
export function meteredStore(
  service: Pick<Platform, "config" | "db" | "now" | "metrics" | "store">,
  user: QuotaUser,
): FileStore {
  const { store, db } = service;
  return {
    ...store,
    receive: (name, content, isTruncated) =>
      store.receive(
        name,
        Readable.from(
          meter(content, () => chargeQuota(service, db, user, "uploadBytes", SLICE_BYTES)),
          { objectMode: false },
        ),
        isTruncated,
      ),
  };
}

async function* meter(content: Readable, useSlice: () => Promise<void>): AsyncGenerator<Buffer> {
  let countedBytes = 0;
  let seenBytes = 0;
  // The reader of the request closes its parts, with the error thrown here.
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    seenBytes += chunk.length;
    while (countedBytes < seenBytes) {
      await useSlice();
      countedBytes += SLICE_BYTES;
    }
    yield chunk;
  }
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
