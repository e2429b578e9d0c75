import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
