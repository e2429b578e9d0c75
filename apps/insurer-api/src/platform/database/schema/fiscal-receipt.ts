import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

export type FiscalReceiptState = "pending" | "registered" | "failed";

/** A sale or a refund at an online till; its id is that of the payment or the refund. */
export const fiscalReceipt = pgTable("fiscal_receipt", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<"sale" | "refund">().notNull(),
  /** The sale itself, or the one that a refund returns. */
  paymentId: uuid("payment_id").notNull(),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  state: text("state").$type<FiscalReceiptState>().notNull().default("pending"),
  number: text("number"),
  /** Public address of the receipt at the tax authority; content of its QR code. */
  url: text("url"),
  registeredAt: moment("registered_at"),
  attempts: integer("attempts").notNull().default(0),
  lastFailure: text("last_failure").notNull().default(""),
  createdAt: moment("created_at").notNull(),
});
export type FiscalReceiptRow = typeof fiscalReceipt.$inferSelect;
