import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** An event for the insurer's own systems or a partner. */
export const webhookEvent = pgTable("webhook_event", {
  id: uuid("id").primaryKey(),
  /** Order of the events. */
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  /** Receiver: `insurer`, or `partner:SAFAR`. */
  destination: text("destination").notNull().default("insurer"),
  type: text("type").notNull(),
  /** The object of the event; its events are delivered in order. */
  subject: text("subject").notNull(),
  /** JSON, sent unchanged: the signature is over these bytes. */
  body: text("body").notNull(),
  attempts: integer("attempts").notNull().default(0),
  lastFailure: text("last_failure").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  /** Held after a restore until staff decide. */
  held: boolean("held").notNull().default(false),
  deliveredAt: moment("delivered_at"),
});
export type WebhookEvent = typeof webhookEvent.$inferSelect;
