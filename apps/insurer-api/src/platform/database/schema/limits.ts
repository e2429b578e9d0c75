import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Quota used by a visitor or a network until `endsAt`. */
export const quotaUse = pgTable(
  "quota_use",
  {
    subject: text("subject").notNull(),
    quota: text("quota").notNull(),
    used: bigint("used", { mode: "number" }).notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.quota] })],
);

/** Attempts by a keyed hash of the counted subject; the column names are those of the limiter's library. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
