import { createHash, randomUUID } from "node:crypto";
import { Sealer, type SecretList } from "@sughurta/server-kit";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Order } from "#src/platform/database/schema/sales.ts";
import { draft } from "#src/platform/database/schema/service.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { chargeQuota, type QuotaUser } from "#src/platform/quota/quotas.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Owner and kind of a draft. */
export interface DraftPlace {
  readonly owner: string;
  readonly kind: string;
}

/** Decrypted content of a draft. */
interface DraftContent {
  readonly content: string;
  readonly expiresAt: Date;
  /** Shared by all copies of a draft; created if omitted. */
  readonly lineage?: string | undefined;
  /** What is ordered, without personal names. */
  readonly title: string;
  /** The page that wrote it; null if the page sent none. */
  readonly edition: string | null;
}

/** A draft to write, and the edition that its page has read. */
interface NewDraftContent extends DraftContent {
  readonly basedOn?: string | undefined;
}

const getPlace = ({ owner, kind }: DraftPlace) => `${owner}/${kind}`;

const createSealer = (secrets: SecretList) =>
  new Sealer(...secrets.map((secret) => createHash("sha256").update(secret).digest()));

export const sealedDrafts = sealedColumn({
  about: "drafts",
  table: draft,
  key: [draft.owner, draft.kind],
  column: draft.sealed,
  createSealer,
  getPlace,
});

/** First key of the advisory locks of drafts; the second is a hash of the place. */
const DRAFT_LOCK = 5_511_0216;

/** Locks a place until the transaction ends, even without a draft. */
async function lockDraft(tx: Database, place: DraftPlace): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DRAFT_LOCK}, hashtext(${getPlace(place)}))`);
}

/** Bytes of a draft in addition to its content. */
const ROW_BYTES = 500;

/**
 * Writes a draft, encrypted for its place, inside a transaction; replaces one whose order is paid. Only its growth
 * counts towards the quota. Throws 429 over the quota, and 409 if another page wrote it since this one read it.
 */
export async function sealDraft(
  service: Pick<Service, "config" | "now" | "metrics">,
  db: Database,
  place: DraftPlace & QuotaUser,
  { content, expiresAt, lineage, title, edition, basedOn }: NewDraftContent,
): Promise<void> {
  const { owner, kind } = place;
  const sealed = createSealer(service.config.secrets.draft).seal(content, getPlace(place));
  await lockDraft(db, place);
  const [before] = await db
    .select({
      bytes: sql<number>`length(${draft.sealed})`,
      edition: draft.edition,
      paid: draft.paid,
      openUntil: draft.expiresAt,
    })
    .from(draft)
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind)))
    .for("update");
  const isOpen = before !== undefined && !before.paid && before.openUntil > service.now();
  const known = isOpen ? before.edition : null;
  if (edition !== null && known !== null && known !== edition && known !== basedOn) {
    throw new FailureError(409, "draftChanged");
  }
  const keptBytes = before === undefined ? 0 : before.bytes + ROW_BYTES;
  await chargeQuota(service, db, place, "draftBytes", sealed.length + ROW_BYTES - keptBytes);
  const fresh = lineage ?? randomUUID();
  await db
    .insert(draft)
    .values({ owner, kind, sealed, expiresAt, title, edition, lineage: fresh })
    .onConflictDoUpdate({
      target: [draft.owner, draft.kind],
      set: {
        sealed,
        expiresAt,
        title,
        edition,
        lineage:
          lineage ?? sql`case when ${draft.paid} then ${fresh}::uuid else ${draft.lineage} end`,
        orderId: lineage ? null : sql`case when ${draft.paid} then null else ${draft.orderId} end`,
        paid: false,
      },
    });
}

/**
 * Re-encrypts the content of one place for another; content that cannot be decrypted, such as an ended draft, stays
 * empty.
 */
function resealDraft(
  service: Pick<Service, "config">,
  sealed: string,
  from: DraftPlace,
  to: DraftPlace,
) {
  const sealer = createSealer(service.config.secrets.draft);
  const content = sealer.open(sealed, getPlace(from));
  return content === undefined ? "" : sealer.seal(content, getPlace(to));
}

/** Reads a current draft; `undefined` without one. Throws 404 `draftPaid` once its order is paid. */
export async function openDraft(
  service: Pick<Service, "config" | "now">,
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
  const content = createSealer(service.config.secrets.draft).open(found.sealed, getPlace(place));
  if (content === undefined) return undefined;
  const { expiresAt, lineage, title, edition } = found;
  return { content, expiresAt, lineage, title, edition };
}

/** Stores which order was saved from a draft; returns the lineage of the draft, `undefined` without one. */
export async function linkDraft(
  db: Database,
  { owner, kind }: DraftPlace,
  orderId: string,
): Promise<string | undefined> {
  const [linked] = await db
    .update(draft)
    .set({ orderId })
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind), eq(draft.paid, false)))
    .returning({ lineage: draft.lineage });
  return linked?.lineage;
}

/** Ends the draft of a paid order and its copies on other devices, so that it is not offered for purchase again. */
export async function endDrafts(
  tx: Database,
  { id, lineage }: Pick<Order, "id" | "lineage">,
): Promise<void> {
  const linked = tx.select({ lineage: draft.lineage }).from(draft).where(eq(draft.orderId, id));
  await tx
    .update(draft)
    .set({ paid: true, sealed: "" })
    .where(inArray(draft.lineage, lineage === null ? linked : [lineage]));
}

/** Moves the drafts of one owner to another; of two drafts of a kind the last saved one is retained (SPEC-58). */
export async function moveDrafts(
  service: Pick<Service, "config">,
  tx: Database,
  from: string,
  to: string,
): Promise<void> {
  const drafts = await tx.delete(draft).where(eq(draft.owner, from)).returning();
  // In a fixed order, so that two moves to the same owner cannot deadlock.
  for (const { kind, ...moved } of drafts.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))) {
    await lockDraft(tx, { owner: to, kind });
    const mine = and(eq(draft.owner, to), eq(draft.kind, kind));
    const [newer] = await tx
      .select({ kind: draft.kind })
      .from(draft)
      .where(and(mine, gt(draft.expiresAt, moved.expiresAt)));
    if (newer) continue;
    const sealed = resealDraft(service, moved.sealed, { owner: from, kind }, { owner: to, kind });
    await tx.delete(draft).where(mine);
    await tx.insert(draft).values({ ...moved, kind, owner: to, sealed });
  }
}
