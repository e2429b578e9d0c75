import { and, eq, inArray } from "drizzle-orm";
import type { Order } from "#src/platform/database/schema/sales.ts";
import { draft } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { DraftPlace } from "./draft-content.ts";

/** Notes which order was saved from a draft; answers the lineage of the draft, `undefined` without one. */
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

/** Ends the draft of a paid order and its copies on other devices: nobody is offered to buy it again. */
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
