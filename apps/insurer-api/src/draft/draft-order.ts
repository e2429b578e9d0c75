import { and, eq, inArray } from "drizzle-orm";
import { draft } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import type { DraftPlace } from "./draft-content.ts";

/** Notes which order was saved from a draft. */
export async function linkDraft(
  db: Database,
  { owner, kind }: DraftPlace,
  orderId: string,
): Promise<void> {
  await db
    .update(draft)
    .set({ orderId })
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind), eq(draft.paid, false)));
}

/** Ends the draft of a paid order and its copies on other devices: nobody is offered to buy it again. */
export async function endDrafts(tx: Database, orderId: string): Promise<void> {
  const lineages = tx
    .select({ lineage: draft.lineage })
    .from(draft)
    .where(eq(draft.orderId, orderId));
  await tx.update(draft).set({ paid: true, sealed: "" }).where(inArray(draft.lineage, lineages));
}
