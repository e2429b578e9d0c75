import { createHash, randomUUID } from "node:crypto";
import { Sealer } from "@sughurta/server-kit";
import { and, eq, gt, sql } from "drizzle-orm";
import { draft } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { chargeQuota, type QuotaUser } from "#src/quota/charge-quota.ts";
import type { Service } from "#src/service.ts";

/** Whose draft, and of what. */
export interface DraftPlace {
  readonly owner: string;
  readonly kind: string;
}

/** A draft that can be read. */
export interface DraftContent {
  readonly content: string;
  readonly expiresAt: Date;
  /** The same for all copies of a draft; a new one is made where none is given. */
  readonly lineage?: string | undefined;
}

const placeOf = ({ owner, kind }: DraftPlace) => `${owner}/${kind}`;

const sealerOf = ({ config }: Service) =>
  new Sealer(createHash("sha256").update(config.secrets.draft).digest());

/** Bytes that a draft takes beside its content. */
const ROW_BYTES = 500;

/**
 * Writes a draft, sealed for its place; in place of one whose order is paid it begins anew. Only what it
 * grows by counts; throws 429 where too much is kept.
 */
export async function sealDraft(
  service: Service,
  db: Database,
  place: DraftPlace & QuotaUser,
  { content, expiresAt, lineage }: DraftContent,
): Promise<void> {
  const { owner, kind } = place;
  const sealed = sealerOf(service).seal(content, placeOf(place));
  const [before] = await db
    .select({ bytes: sql<number>`length(${draft.sealed})` })
    .from(draft)
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind)));
  const keptBytes = before === undefined ? 0 : before.bytes + ROW_BYTES;
  await chargeQuota(service, db, place, "draftBytes", sealed.length + ROW_BYTES - keptBytes);
  const fresh = lineage ?? randomUUID();
  await db
    .insert(draft)
    .values({ owner, kind, sealed, expiresAt, lineage: fresh })
    .onConflictDoUpdate({
      target: [draft.owner, draft.kind],
      set: {
        sealed,
        expiresAt,
        lineage:
          lineage ?? sql`case when ${draft.paid} then ${fresh}::uuid else ${draft.lineage} end`,
        orderId: lineage ? null : sql`case when ${draft.paid} then null else ${draft.orderId} end`,
        paid: false,
      },
    });
}

/** Seals what lies at one place for another; what cannot be opened, such as an ended draft, stays empty. */
export function resealDraft(service: Service, sealed: string, from: DraftPlace, to: DraftPlace) {
  const sealer = sealerOf(service);
  const content = sealer.open(sealed, placeOf(from));
  return content === undefined ? "" : sealer.seal(content, placeOf(to));
}

/** Reads a draft that is not over; `undefined` where there is none. Throws 404 `draftPaid` once its order is paid. */
export async function openDraft(
  service: Service,
  db: Database,
  place: DraftPlace,
): Promise<DraftContent | undefined> {
  const { owner, kind } = place;
  const [found] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind), gt(draft.expiresAt, service.now())));
  if (!found) return undefined;
  if (found.paid) throw new FailureError(404, "draftPaid");
  const content = sealerOf(service).open(found.sealed, placeOf(place));
  if (content === undefined) return undefined;
  return { content, expiresAt: found.expiresAt, lineage: found.lineage };
}
