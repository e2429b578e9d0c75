import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** One item of content in all languages; `data` is the seed's shape of its kind. */
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

/** Marks a database that was filled with what it begins with; it is never filled again. */
export const contentSeed = pgTable("content_seed", {
  id: integer("id").primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});
