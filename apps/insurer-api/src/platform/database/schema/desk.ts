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
  /** It was done to what test keys made, and to nothing that was sold. */
  isTest: boolean("is_test").notNull().default(false),
  previousHash: text("previous_hash").notNull(),
  hash: text("hash").notNull(),
});
export type AuditEvent = typeof auditEvent.$inferSelect;

/** Roles that somebody is to get. */
export const staffRoleChange = pgTable("staff_role_change", {
  id: uuid("id").primaryKey(),
  staffId: uuid("staff_id").notNull(),
  roles: text("roles").array().notNull(),
  state: text("state").$type<"proposed" | "confirmed" | "rejected">().notNull(),
  proposedBy: text("proposed_by").notNull(),
  proposedAt: moment("proposed_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
});
export type StaffRoleChange = typeof staffRoleChange.$inferSelect;

/** A key on somebody's device by which they sign in. */
export const staffPasskey = pgTable("staff_passkey", {
  /** As the device names it. */
  id: text("id").primaryKey(),
  staffId: uuid("staff_id").notNull(),
  /** COSE, base64url. */
  publicKey: text("public_key").notNull(),
  /** How often it was used, where the device counts. */
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  name: text("name").notNull(),
  createdAt: moment("created_at").notNull(),
  usedAt: moment("used_at"),
});
export type StaffPasskey = typeof staffPasskey.$inferSelect;

/** A challenge that was answered. */
export const staffUsedChallenge = pgTable("staff_used_challenge", {
  hash: text("hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
