import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Lines with a tariff of their own: travel, compulsory liability, and casco with its options. */
export const TARIFF_LINES = ["travel", "liability", "casco"] as const;
export type TariffLine = (typeof TARIFF_LINES)[number];

export type TariffState = "proposed" | "confirmed" | "rejected" | "replaced";

/** The figures that price a line from a day on: proposed by one staff member, confirmed by another, never changed. */
export const tariff = pgTable("tariff", {
  id: uuid("id").primaryKey(),
  line: text("line").$type<TariffLine>().notNull(),
  version: integer("version").notNull(),
  validFrom: date("valid_from").notNull(),
  figures: jsonb("figures").$type<unknown>().notNull(),
  state: text("state").$type<TariffState>().notNull(),
  /** Null for a tariff loaded from an archive or a seed. */
  proposedBy: text("proposed_by"),
  proposedAt: moment("proposed_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
});
export type TariffRow = typeof tariff.$inferSelect;
