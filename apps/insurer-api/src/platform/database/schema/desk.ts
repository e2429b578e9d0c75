import { bigint, boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A staff member with access to the desk. */
export const staff = pgTable("staff", {
  id: uuid("id").primaryKey(),
  /** Lower case; the name entered at sign-in. */
  name: text("name").notNull(),
  passwordHash: text("password_hash").notNull(),
  /** Encrypted secret of the one-time codes. */
  otpSecret: text("otp_secret").notNull(),
  /** The last time step whose code was used: each code works once. */
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

/** An action of a staff member; each row contains the hash of the previous row. */
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

/** A proposed change of a staff member's roles. */
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

/** A passkey of a staff member. */
export const staffPasskey = pgTable("staff_passkey", {
  /** Credential id assigned by the device. */
  id: text("id").primaryKey(),
  staffId: uuid("staff_id").notNull(),
  /** COSE, base64url. */
  publicKey: text("public_key").notNull(),
  /** Signature counter, if the device supports one. */
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  name: text("name").notNull(),
  createdAt: moment("created_at").notNull(),
  usedAt: moment("used_at"),
});
export type StaffPasskey = typeof staffPasskey.$inferSelect;

/** A challenge that was already answered. */
export const staffUsedChallenge = pgTable("staff_used_challenge", {
  hash: text("hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});

/** A list of the desk that a staff member saved. */
export const savedView = pgTable("saved_view", {
  id: uuid("id").primaryKey(),
  staffId: uuid("staff_id").notNull(),
  list: text("list").notNull(),
  name: text("name").notNull(),
  /** Filter and view of the list, as in its address. */
  query: text("query").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A note of a staff member on a policy, a payment or a claim. */
export const recordNote = pgTable("record_note", {
  id: uuid("id").primaryKey(),
  /** Audit subject of the record, such as `claim:…`. */
  subject: text("subject").notNull(),
  staffName: text("staff_name").notNull(),
  staffRole: text("staff_role").notNull(),
  body: text("body").notNull(),
  createdAt: moment("created_at").notNull(),
});
export type RecordNote = typeof recordNote.$inferSelect;

/** The staff member who works on a payment or a claim. */
export const assignment = pgTable("assignment", {
  subject: text("subject").primaryKey(),
  staffName: text("staff_name").notNull(),
  assignedBy: text("assigned_by").notNull(),
  assignedAt: moment("assigned_at").notNull(),
});
