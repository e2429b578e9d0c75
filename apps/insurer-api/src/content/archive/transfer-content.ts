import { asc } from "drizzle-orm";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { getBoxContent, getSoldBox } from "#src/content/price/sold-box.ts";
import type { ContentKinds } from "#src/content/schema/content-schemas.ts";
import { contentItem } from "#src/content/schema/content-table.ts";
import type { BoxSeed } from "#src/content/schema/seed-types.ts";
import { recordImport } from "#src/content/versions/save-content.ts";
import { contentFile } from "#src/platform/database/schema/content.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import type { ContentArchive } from "./content-archive.ts";
import { claimSeeding, insertRows } from "./seed-content.ts";

/** A file that content refers to as `/files/{name}`. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** All content of a database with current prices, in the format of {@link importContent}. */
export async function exportContent(
  service: Pick<Platform, "config" | "db" | "now">,
): Promise<ContentArchive> {
  const { db } = service;
  const rows = await db
    .select({ kind: contentItem.kind, slug: contentItem.slug, data: contentItem.data })
    .from(contentItem)
    .orderBy(asc(contentItem.kind), asc(contentItem.position), asc(contentItem.slug));
  const sold = await productsOn(db, getToday(service));
  const items = (rows as ContentArchive["items"]).map((item) => {
    if (item.kind !== "box") return item;
    const content = item.data as ContentKinds["box"];
    return { ...item, data: getSoldBox(content, sold.get(content.productCode)) };
  });
  return { version: 1, items };
}

/** All files of the content. */
export async function exportFiles({
  db,
  store,
}: Pick<Platform, "db" | "store">): Promise<ArchivedFile[]> {
  const rows = await db.select().from(contentFile).orderBy(asc(contentFile.name));
  return Promise.all(
    rows.map(async ({ name, storedAs }) => ({ name, content: await store.read(storedAs) })),
  );
}

/**
 * Replaces all content with that of an archive, in one transaction; `sellBoxes` sets the prices of the boxes in it. The
 * database is not seeded after that.
 */
export async function importContent(
  { db, store, now }: Pick<Platform, "db" | "store" | "now">,
  { items }: ContentArchive,
  files: readonly ArchivedFile[],
  sellBoxes: (tx: Platform["db"], boxes: readonly BoxSeed[]) => Promise<void>,
): Promise<void> {
  const stored = await Promise.all(
    files.map(async ({ name, content }) => ({ name, storedAs: await store.keep(content) })),
  );
  await db.transaction(async (tx) => {
    await claimSeeding(tx);
    await tx.delete(contentItem);
    const rows = items.map(({ kind, slug, data }, position) => ({
      kind,
      slug,
      data: kind === "box" ? getBoxContent(data as BoxSeed) : data,
      position,
    }));
    await insertRows(tx, rows);
    await recordImport(tx, now(), rows);
    await sellBoxes(
      tx,
      items.filter(({ kind }) => kind === "box").map(({ data }) => data as BoxSeed),
    );
    for (const { name, storedAs } of stored) {
      const row = { name, storedAs, createdAt: now() };
      await tx
        .insert(contentFile)
        .values(row)
        .onConflictDoUpdate({ target: contentFile.name, set: row });
    }
  });
}
