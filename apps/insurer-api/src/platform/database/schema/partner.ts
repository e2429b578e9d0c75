import { bigint, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

/** A company that sells on its own site. */
export const partner = pgTable("partner", {
  /** Code stored with orders. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  /** Exact ones, or patterns such as `https://*.preview.example.com`. */
  origins: text("origins").array().notNull(),
  /** Pages a buyer may return to after paying; one that ends in `/*` allows everything below it. */
  returnPages: text("return_pages").array().notNull(),
  /** Webhook address. */
  webhookUrl: text("webhook_url"),
  /** Encrypted. */
  webhookSecret: text("webhook_secret"),
  /** The secret before it, encrypted: events are signed with both until it ends. */
  previousWebhookSecret: text("previous_webhook_secret"),
  previousSecretEndsAt: moment("previous_secret_ends_at"),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
export type Partner = typeof partner.$inferSelect;

/** A key of a partner: a publishable key, or the hash of a secret key. */
export const partnerKey = pgTable("partner_key", {
  id: uuid("id").primaryKey(),
  partnerCode: text("partner_code").notNull(),
  kind: text("kind").$type<"publishable" | "secret">().notNull(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull(),
  /** The key is refused from then on. */
  endsAt: moment("ends_at"),
});
export type PartnerKey = typeof partnerKey.$inferSelect;

/** A partner's share of a premium from a day on; of one day the last added row is valid. */
export const partnerShare = pgTable("partner_share", {
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  partnerCode: text("partner_code").notNull(),
  /** Null for every product without a row of its own. */
  productCode: text("product_code"),
  validFrom: date("valid_from").notNull(),
  /** Hundredths of a percent. */
  shareBp: integer("share_bp").notNull(),
  enteredBy: text("entered_by").notNull(),
  enteredAt: moment("entered_at").notNull(),
});
export type PartnerShare = typeof partnerShare.$inferSelect;

/** A line of a partner's account: a sale, a change of its price, or a cancellation. Never changed. */
export const partnerEntry = pgTable("partner_entry", {
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  partnerCode: text("partner_code").notNull(),
  policyNumber: text("policy_number").notNull(),
  kind: text("kind").$type<"sale" | "correction" | "cancellation">().notNull(),
  productCode: text("product_code").notNull(),
  partnerReference: text("partner_reference"),
  /** Negative if it is taken back, like the commission. */
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  /** The share on the day of the sale. */
  shareBp: integer("share_bp").notNull(),
  commissionDiram: diram("commission_diram").notNull(),
  bookedOn: date("booked_on").notNull(),
  /** The correction of the policy; null for a vehicle check and other kinds. */
  correctionId: uuid("correction_id"),
  createdAt: moment("created_at").notNull(),
});
export type PartnerEntry = typeof partnerEntry.$inferSelect;

/** A partner's prefill data of a visitor, until the shop on its page reads it; only a hash of its token is stored. */
export const partnerPrefill = pgTable("partner_prefill", {
  tokenHash: text("token_hash").primaryKey(),
  partnerCode: text("partner_code").notNull(),
  sealed: text("sealed").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
