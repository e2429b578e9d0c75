import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Something that the insurer's own systems or a partner are told. */
export const webhookEvent = pgTable("webhook_event", {
  id: uuid("id").primaryKey(),
  /** Order in which things happened. */
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  /** Who is told: `insurer`, or `partner:SAFAR`. */
  destination: text("destination").notNull().default("insurer"),
  type: text("type").notNull(),
  /** The object that it is about; its events go one after another. */
  subject: text("subject").notNull(),
  /** JSON, sent as it stands: the signature is over these bytes. */
  body: text("body").notNull(),
  attempts: integer("attempts").notNull().default(0),
  nextAt: moment("next_at").notNull(),
  lastFailure: text("last_failure").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  deliveredAt: moment("delivered_at"),
});
export type WebhookEvent = typeof webhookEvent.$inferSelect;
