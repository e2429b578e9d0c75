import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A picture or a paper of content by the name under which it is served; its bytes are in the file store. */
export const contentFile = pgTable("content_file", {
  name: text("name").primaryKey(),
  storedAs: text("stored_as").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Pixels of a picture. */
  width: integer("width"),
  height: integer("height"),
  sizeBytes: bigint("size_bytes", { mode: "number" }),
  /** What a picture shows, for whoever does not see it. */
  alt: jsonb("alt").$type<Readonly<Record<"ru" | "tg" | "en", string>>>(),
  /** Null of what came with an import. */
  addedBy: text("added_by"),
});
export type ContentFile = typeof contentFile.$inferSelect;
