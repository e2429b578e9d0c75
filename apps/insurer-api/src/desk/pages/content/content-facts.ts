import { count } from "drizzle-orm";
import { type ContentVersion, contentItem } from "#src/content/content-table.ts";
import { type ItemName, shownData, versionsOf } from "#src/content/versions/content-versions.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** An item with what the site shows of it and all that was saved. */
export interface ShownItem {
  readonly item: ItemName;
  /** `undefined` where the site shows nothing of it. */
  readonly shown: unknown;
  /** The newest first; none of an item that nobody has changed. */
  readonly versions: readonly ContentVersion[];
}

/** How many items of each kind the site shows, by the kind. */
export async function readKindCounts(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: contentItem.kind, items: count() })
    .from(contentItem)
    .groupBy(contentItem.kind);
  return new Map(rows.map(({ kind, items }) => [kind, items]));
}

/** One item, where it is shown or was ever saved. */
export async function readItem(db: Database, item: ItemName): Promise<ShownItem | undefined> {
  const versions = await versionsOf(db, item);
  const shown = await shownData(db, item);
  return versions.length === 0 && shown === undefined ? undefined : { item, shown, versions };
}
