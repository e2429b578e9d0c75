import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Attempts by a keyed hash of the counted subject; the column names are those of the limiter's library. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
