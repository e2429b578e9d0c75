import type { Language } from "@sughurta/domain";
import { pgTable, text } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

export const sandboxBankSession = pgTable("sandbox_bank_session", {
  reference: text("reference").primaryKey(),
  operator: text("operator").notNull(),
  merchantOrder: text("merchant_order").notNull(),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  language: text("language").$type<Language>().notNull(),
  successUrl: text("success_url").notNull(),
  errorUrl: text("error_url").notNull(),
  status: text("status").$type<"open" | "paid" | "failed" | "cancelled">().notNull(),
  paidAmountDiram: diram("paid_amount_diram"),
  paidAt: moment("paid_at"),
  expiresAt: moment("expires_at").notNull(),
  webhookDueAt: moment("notice_due_at"),
  createdAt: moment("created_at").notNull(),
});
export type SandboxBankSession = typeof sandboxBankSession.$inferSelect;
