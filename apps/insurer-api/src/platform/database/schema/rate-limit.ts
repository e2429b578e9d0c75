import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Tries by a keyed hash of who or what is counted; the column names are those of the limiter's library. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
