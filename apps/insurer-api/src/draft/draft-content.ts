import { and, eq, gt, sql } from "drizzle-orm";
import { draft } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { chargeQuota, type QuotaUser } from "#src/quota/charge-quota.ts";
import type { Service } from "#src/service.ts";
import { seal, unseal } from "./seal.ts";

/** Whose draft, and of what. */
export interface DraftPlace {
  readonly owner: string;
  readonly kind: string;
}

/** A draft that can be read. */
export interface DraftContent {
  readonly content: string;
  readonly expiresAt: Date;
}

const placeOf = ({ owner, kind }: DraftPlace) => `${owner}/${kind}`;

/** Bytes that a draft takes beside its content. */
const ROW_BYTES = 500;

/** Writes a draft, sealed for its place; only what it grows by counts. Throws 429 where too much is kept. */
export async function sealDraft(
  service: Service,
  db: Database,
  place: DraftPlace & QuotaUser,
  { content, expiresAt }: DraftContent,
): Promise<void> {
  const { owner, kind } = place;
  const sealed = seal(service.config.secrets.draft, placeOf(place), content);
  const [before] = await db
    .select({ bytes: sql<number>`length(${draft.sealed})` })
    .from(draft)
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind)));
  const keptBytes = before === undefined ? 0 : before.bytes + ROW_BYTES;
  await chargeQuota(service, db, place, "draftBytes", sealed.length + ROW_BYTES - keptBytes);
  await db
    .insert(draft)
    .values({ owner, kind, sealed, expiresAt })
    .onConflictDoUpdate({ target: [draft.owner, draft.kind], set: { sealed, expiresAt } });
}

/** Reads a draft that is not over; `undefined` where there is none. */
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
  const content = unseal(service.config.secrets.draft, placeOf(place), found.sealed);
  return content === undefined ? undefined : { content, expiresAt: found.expiresAt };
}
