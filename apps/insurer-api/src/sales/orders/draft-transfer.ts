import { DRAFT_LINK_MINUTES } from "@sughurta/contracts/draft-names";
import { and, eq, gt, lt } from "drizzle-orm";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { draftTransfer } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { QuotaUser } from "#src/platform/quota/quotas.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type DraftPlace, openDraft, sealDraft } from "./drafts.ts";

const LINK_LIFETIME_MS = DRAFT_LINK_MINUTES * 60_000;

/**
 * Creates the single transfer link of a draft, valid for a quarter of an hour by default. Throws 404 without a draft.
 */
export async function createTransferToken(
  service: Pick<Service, "config" | "now">,
  db: Database,
  place: DraftPlace,
  expiresAt = new Date(service.now().getTime() + LINK_LIFETIME_MS),
): Promise<{ token: string; expiresAt: Date }> {
  const { owner, kind } = place;
  if ((await openDraft(service, db, place)) === undefined) throw notFound();
  const token = randomToken();
  const link = { tokenHash: tokenHash(token), expiresAt };
  await db
    .insert(draftTransfer)
    .values({ ...link, owner, kind })
    .onConflictDoUpdate({ target: [draftTransfer.owner, draftTransfer.kind], set: link });
  return { token, expiresAt };
}

/** Copies the draft of a link to another owner, once. Throws 404 for a used, expired or unknown link. */
export async function transferDraft(
  service: Pick<Service, "config" | "now" | "metrics">,
  db: Database,
  token: string,
  taker: QuotaUser,
): Promise<{ kind: string; expiresAt: Date }> {
  const [link] = await db
    .delete(draftTransfer)
    .where(
      and(
        eq(draftTransfer.tokenHash, tokenHash(token)),
        gt(draftTransfer.expiresAt, service.now()),
      ),
    )
    .returning();
  const found = link && (await openDraft(service, db, link));
  if (link === undefined || found === undefined)
    throw new FailureError(404, "draftLinkOver", { values: { minutes: DRAFT_LINK_MINUTES } });
  const { kind } = link;
  // The user requested the transfer, so it replaces the existing draft.
  const taken = { ...found, edition: null };
  if (link.owner !== taker.owner) {
    await db.transaction((tx) => sealDraft(service, tx, { ...taker, kind }, taken));
  }
  return { kind, expiresAt: found.expiresAt };
}

/** Removes expired transfer links. */
export async function sweepTransfers(service: Pick<Service, "db" | "now">): Promise<void> {
  const isOver = lt(draftTransfer.expiresAt, service.now());
  await sweepRows(service.db, draftTransfer, [draftTransfer.tokenHash], isOver);
}
