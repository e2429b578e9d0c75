import { count } from "drizzle-orm";
import { type ContentVersion, contentItem } from "#src/content/schema/content-table.ts";
import { type ItemName, shownData, versionsOf } from "#src/content/versions/content-versions.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { contentSubject } from "./save-or-propose.ts";

/** An item with its published data and all saved versions. */
export interface ItemView {
  readonly item: ItemName;
  /** Published data; `undefined` if the item is not published. */
  readonly shown: unknown;
  /** Newest first; empty for an item that was never edited. */
  readonly versions: readonly ContentVersion[];
  /** A version that another editor has to confirm, or the proposal to take it off the site. */
  readonly proposals: readonly Proposal[];
}

/** Number of published items by kind. */
export async function readKindCounts(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: contentItem.kind, items: count() })
    .from(contentItem)
    .groupBy(contentItem.kind);
  return new Map(rows.map(({ kind, items }) => [kind, items]));
}

/** One item; `undefined` if it is neither published nor saved. */
export async function readItem(db: Database, item: ItemName): Promise<ItemView | undefined> {
  const versions = await versionsOf(db, item);
  const shown = await shownData(db, item);
  if (versions.length === 0 && shown === undefined) return undefined;
  const proposals = await openProposals(db, { subject: contentSubject(item) });
  return { item, shown, versions, proposals };
}
