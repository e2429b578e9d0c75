import { boolean, date, integer, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";
import type { PaymentState } from "./sales.ts";

/** Staff decisions about money. */
export type MoneyCommand =
  | "accept"
  | "refund"
  | "keep"
  | "close"
  | "askRest"
  | "recordMoney"
  | "countReceipt"
  | "rejectReceipt"
  | "cancelPolicy";

/** A decision about money with staff member, reason and time; rows are only added. */
export const moneyDecision = pgTable("money_decision", {
  id: uuid("id").primaryKey(),
  command: text("command").$type<MoneyCommand>().notNull(),
  paymentId: uuid("payment_id"),
  policyNumber: text("policy_number"),
  receiptId: uuid("receipt_id"),
  refundId: uuid("refund_id"),
  amountDiram: diram("amount_diram"),
  fromState: text("from_state").$type<PaymentState | "issued">().notNull(),
  toState: text("to_state").$type<PaymentState | "policyCancelled">().notNull(),
  actorId: text("actor_id").notNull(),
  actorRole: text("actor_role").notNull(),
  reason: text("reason").notNull(),
  createdAt: moment("created_at").notNull(),
});
export type MoneyDecision = typeof moneyDecision.$inferSelect;

/** A request to a buyer for the rest of a price, after a payment that was too small. */
export const paymentRest = pgTable("payment_rest", {
  id: uuid("id").primaryKey(),
  /** The payment that was too small. */
  paymentId: uuid("payment_id").notNull(),
  orderId: uuid("order_id").notNull(),
  /** The part of the price as which the rest is paid. */
  part: integer("part").notNull(),
  amountDiram: diram("amount_diram").notNull(),
  tokenHash: text("token_hash").notNull(),
  /** The last day to pay, ISO. */
  dueOn: date("due_on").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When the rest bought together with the payment. */
  settledAt: moment("settled_at"),
  /** When another decision about the money ended the request. */
  endedAt: moment("ended_at"),
});
export type PaymentRest = typeof paymentRest.$inferSelect;

/** Money of a payment in diram: received, refunded (open refunds too) and kept by a decision. */
export const paymentMoney = pgView("payment_money", {
  paymentId: uuid("payment_id").notNull(),
  receivedDiram: diram("received_diram").notNull(),
  currency: text("currency").notNull(),
  /** Time of the money according to the provider; null for receipts. */
  cameAt: moment("came_at"),
  /** The ISO date of the newest counted receipt. */
  paidOn: date("paid_on"),
  undecidedReceipts: integer("undecided_receipts").notNull(),
  refundedDiram: diram("refunded_diram").notNull(),
  /** Number of refunds neither sent nor rejected yet. */
  openRefunds: integer("open_refunds").notNull(),
  keptDiram: diram("kept_diram").notNull(),
}).existing();
export type PaymentMoney = typeof paymentMoney.$inferSelect;

/** Payments for staff review, each listed once. */
export const paymentToCheck = pgView("payment_to_check", {
  paymentId: uuid("payment_id").notNull(),
  reason: text("reason").notNull(),
  since: moment("since").notNull(),
}).existing();

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
  /** Held after a restore until staff decide. */
  held: boolean("held").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});
export type FiscalReceiptRow = typeof fiscalReceipt.$inferSelect;
