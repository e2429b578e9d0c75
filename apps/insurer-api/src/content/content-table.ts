import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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

/** The seed that the content came from. */
export const contentSeed = pgTable("content_seed", {
  id: integer("id").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
});
