import { bigint, boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A person of the insurer who works at the desk. */
export const staff = pgTable("staff", {
  id: uuid("id").primaryKey(),
  /** Lower case: what is typed to sign in. */
  name: text("name").notNull(),
  passwordHash: text("password_hash").notNull(),
  /** Sealed; of the one-time codes. */
  otpSecret: text("otp_secret").notNull(),
  /** The last step whose code was used: none is taken twice. */
  otpStep: bigint("otp_step", { mode: "number" }).notNull().default(0),
  roles: text("roles").array().notNull(),
  isDemonstration: boolean("is_demonstration").notNull().default(false),
  createdAt: moment("created_at").notNull(),
  disabledAt: moment("disabled_at"),
});
export type Staff = typeof staff.$inferSelect;

export const staffSession = pgTable("staff_session", {
  tokenHash: text("token_hash").primaryKey(),
  staffId: uuid("staff_id").notNull(),
  startedAt: moment("started_at").notNull(),
  seenAt: moment("seen_at").notNull(),
});

/** What a person of the insurer did; each row holds the hash of the one before it. */
export const auditEvent = pgTable("audit_event", {
  position: bigint("position", { mode: "number" }).primaryKey(),
  id: uuid("id").notNull(),
  staffName: text("staff_name").notNull(),
  role: text("role").notNull(),
  action: text("action").notNull(),
  subject: text("subject").notNull(),
  reason: text("reason").notNull(),
  happenedAt: moment("happened_at").notNull(),
  previousHash: text("previous_hash").notNull(),
  hash: text("hash").notNull(),
});
export type AuditEvent = typeof auditEvent.$inferSelect;
