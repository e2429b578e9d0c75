import type { SalePlace } from "@sughurta/contracts/draft";
import type { Language } from "@sughurta/domain";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A sale that staff started at the desk; its link opens the order form once. */
export const staffSale = pgTable("staff_sale", {
  id: uuid("id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  staffName: text("staff_name").notNull(),
  staffRole: text("staff_role").notNull(),
  /** Where the buyer gives the member of staff their consents. */
  place: text("place").$type<SalePlace>().notNull(),
  /** The language of the buyer. */
  language: text("language").$type<Language>().notNull(),
  draftKind: text("draft_kind").notNull(),
  /** The visitor that opened the link. */
  owner: text("owner"),
  /** The order whose link was sent last. */
  orderId: uuid("order_id"),
  /** How many links were sent. */
  links: integer("links").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  openedAt: moment("opened_at"),
  sentAt: moment("sent_at"),
});
export type StaffSale = typeof staffSale.$inferSelect;
