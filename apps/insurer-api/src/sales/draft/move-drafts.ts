import { and, eq, gt } from "drizzle-orm";
import { draft } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/service.ts";
import { lockDraft, resealDraft } from "./draft-content.ts";

/** Gives the drafts of one owner to another; of two of a kind the one that was saved last is kept (SPEC-58). */
export async function moveDrafts(
  service: Pick<Service, "config">,
  tx: Database,
  from: string,
  to: string,
): Promise<void> {
  const drafts = await tx.delete(draft).where(eq(draft.owner, from)).returning();
  // In one order, so that two moves to the same owner cannot wait for each other.
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
