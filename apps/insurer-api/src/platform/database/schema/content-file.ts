import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A file of imported content by the name under which it is served; its bytes are in the file store. */
export const contentFile = pgTable("content_file", {
  name: text("name").primaryKey(),
  storedAs: text("stored_as").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
