import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A change that one staff member proposes and another confirms or rejects. */
export const proposal = pgTable("proposal", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  /** What is changed; one proposal about it is open at a time. */
  key: text("key").notNull(),
  /** Audit subject. */
  subject: text("subject").notNull(),
  change: jsonb("change").$type<unknown>().notNull(),
  state: text("state").$type<"proposed" | "confirmed" | "rejected">().notNull().default("proposed"),
  proposedBy: text("proposed_by").notNull(),
  reason: text("reason").notNull(),
  proposedAt: moment("proposed_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
});
export type Proposal = typeof proposal.$inferSelect;
