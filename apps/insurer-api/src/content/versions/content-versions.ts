import { and, desc, eq } from "drizzle-orm";
import type { ContentKind } from "#src/content/schema/content-schemas.ts";
import {
  type ContentVersion,
  contentItem,
  contentVersion,
} from "#src/content/schema/content-table.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Identifies an item of content: its kind, and its slug within the kind. */
export interface ItemName {
  readonly kind: ContentKind;
  readonly slug: string;
}

/** Saved versions of an item, newest first; empty if it was never edited. */
export function listVersions(db: Database, { kind, slug }: ItemName): Promise<ContentVersion[]> {
  return db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.slug, slug)))
    .orderBy(desc(contentVersion.version));
}

/** Published data of an item; `undefined` if it is not published. */
export async function visibleData(db: Database, { kind, slug }: ItemName): Promise<unknown> {
  const [row] = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.kind, kind), eq(contentItem.slug, slug)));
  return row?.data;
}

/** An item of a list: its published data, its newest version, and its planned version. */
export interface ListedItem {
  readonly slug: string;
  readonly shown: unknown;
  readonly newest: ContentVersion | undefined;
  readonly planned: ContentVersion | undefined;
}

/** Items of a kind: the published ones in display order, then the unpublished ones. */
export async function listItems(db: Database, kind: ContentKind): Promise<ListedItem[]> {
  const shown = await db
    .select({ slug: contentItem.slug, data: contentItem.data })
    .from(contentItem)
    .where(eq(contentItem.kind, kind))
    .orderBy(contentItem.position);
  const newest = await db
    .selectDistinctOn([contentVersion.slug])
    .from(contentVersion)
    .where(eq(contentVersion.kind, kind))
    .orderBy(contentVersion.slug, desc(contentVersion.version));
  const planned = await db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.state, "planned")));
  const slugs = new Set([...shown, ...newest].map(({ slug }) => slug));
  return [...slugs].map((slug) => ({
    slug,
    shown: shown.find((item) => item.slug === slug)?.data,
    newest: newest.find((version) => version.slug === slug),
    planned: planned.find((version) => version.slug === slug),
  }));
}
