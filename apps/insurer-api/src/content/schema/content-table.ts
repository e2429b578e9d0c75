import { and, asc, eq } from "drizzle-orm";
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#src/platform/database/schema/columns.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { ContentKind, ContentKinds } from "./content-schemas.ts";

/** One item of content in all languages; `data` has the schema of its kind. */
export const contentItem = pgTable(
  "content_item",
  {
    kind: text("kind").notNull(),
    slug: text("slug").notNull(),
    position: integer("position").notNull(),
    data: jsonb("data").$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Marks a database that was seeded; it is not seeded again. */
export const contentSeed = pgTable("content_seed", {
  id: integer("id").primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});

export type ContentState = "draft" | "planned" | "published";

/** A saved version of an item; `data` is null if it removes the item from the site. */
export const contentVersion = pgTable("content_version", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  slug: text("slug").notNull(),
  version: integer("version").notNull(),
  data: jsonb("data").$type<unknown>(),
  state: text("state").$type<ContentState>().notNull(),
  /** The day on which a planned version is published. */
  publishOn: date("publish_on"),
  /** Null for versions of a seed or an import. */
  savedBy: text("saved_by"),
  reason: text("reason").notNull(),
  savedAt: moment("saved_at").notNull(),
  publishedAt: moment("published_at"),
});
export type ContentVersion = typeof contentVersion.$inferSelect;

/** Items of a kind in display order. */
export async function listContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
): Promise<ContentKinds[Kind][]> {
  const rows = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(eq(contentItem.kind, kind))
    .orderBy(asc(contentItem.position));
  // Seed, import and desk validate these rows by the schema of their kind.
  return rows.map((row) => row.data as ContentKinds[Kind]);
}

/** One item by its slug. */
export async function findContentItem<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  slug: string,
): Promise<ContentKinds[Kind] | undefined> {
  const [row] = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.kind, kind), eq(contentItem.slug, slug)));
  return row?.data as ContentKinds[Kind] | undefined;
}
