import { bigint, boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

/** A company whose own site sells. */
export const partner = pgTable("partner", {
  /** As it is written on orders. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  /** Exact ones, or patterns such as `https://*.preview.example.com`. */
  origins: text("origins").array().notNull(),
  /** Pages a buyer may return to after paying; one that ends in `/*` allows everything below it. */
  returnPages: text("return_pages").array().notNull(),
  /** Where it is told of its sales. */
  webhookUrl: text("webhook_url"),
  /** Sealed. */
  webhookSecret: text("webhook_secret"),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
export type Partner = typeof partner.$inferSelect;

/** A key of a partner: one that stands in pages, or the hash of one that only its servers know. */
export const partnerKey = pgTable("partner_key", {
  id: uuid("id").primaryKey(),
  partnerCode: text("partner_code").notNull(),
  kind: text("kind").$type<"publishable" | "secret">().notNull(),
  value: text("value").notNull(),
  /** It sells nothing: what is made by it stands in the tables of tests. */
  isTest: boolean("is_test").notNull().default(false),
  createdAt: moment("created_at").notNull(),
  /** From then on it is refused. */
  endsAt: moment("ends_at"),
});
export type PartnerKey = typeof partnerKey.$inferSelect;

/** The share of a premium that a partner gets from a day on; of one day the row added last counts. */
export const partnerShare = pgTable("partner_share", {
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  partnerCode: text("partner_code").notNull(),
  /** Null for every product that has no row of its own. */
  productCode: text("product_code"),
  validFrom: date("valid_from").notNull(),
  /** Hundredths of a percent. */
  shareBp: integer("share_bp").notNull(),
  enteredBy: text("entered_by").notNull(),
  enteredAt: moment("entered_at").notNull(),
});
export type PartnerShare = typeof partnerShare.$inferSelect;

/** A line of a partner's account: a sale, a change of its price, or what a cancellation takes back. Never changed. */
export const partnerEntry = pgTable("partner_entry", {
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  partnerCode: text("partner_code").notNull(),
  policyNumber: text("policy_number").notNull(),
  kind: text("kind").$type<"sale" | "correction" | "cancellation">().notNull(),
  productCode: text("product_code").notNull(),
  partnerReference: text("partner_reference"),
  /** Below zero where it is taken back, as the commission. */
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  /** The share of the day of the sale. */
  shareBp: integer("share_bp").notNull(),
  commissionDiram: diram("commission_diram").notNull(),
  bookedOn: date("booked_on").notNull(),
  createdAt: moment("created_at").notNull(),
});
export type PartnerEntry = typeof partnerEntry.$inferSelect;

/** What a partner knows of a visitor, until the shop on its page takes it; only a hash of its token is kept. */
export const partnerPrefill = pgTable("partner_prefill", {
  tokenHash: text("token_hash").primaryKey(),
  partnerCode: text("partner_code").notNull(),
  sealed: text("sealed").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
