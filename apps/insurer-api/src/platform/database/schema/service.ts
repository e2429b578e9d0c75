import type { MessageSettings } from "@sughurta/contracts/account";
import type { ClaimState, Language } from "@sughurta/domain";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const user = pgTable("user", {
  id: uuid("id").primaryKey(),
  username: text("username").notNull(),
  role: text("role").$type<"user" | "service">().notNull(),
  passwordHash: text("password_hash").notNull(),
  changePassword: boolean("change_password").notNull().default(false),
  profile: jsonb("profile").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  messages: jsonb("messages").$type<Partial<MessageSettings>>().notNull().default({}),
  createdAt: moment("created_at").notNull(),
});

export const refreshToken = pgTable("refresh_token", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  family: uuid("family").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** A user's session on one device; its refresh tokens are the family of the same id. */
export const userSession = pgTable("user_session", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Such as `Chrome, Android`; empty if unknown. */
  device: text("device").notNull(),
  startedAt: moment("started_at").notNull(),
  seenAt: moment("seen_at").notNull(),
});

/** A browser in which a user has signed in. */
export const trustedDevice = pgTable(
  "known_device",
  {
    userId: uuid("user_id").notNull(),
    /** Hash of the random text in the browser's cookie. */
    deviceHash: text("device_hash").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const visitorSession = pgTable("visitor_session", {
  id: uuid("id").primaryKey(),
  owner: text("owner").notNull(),
  /** Number of the refresh token that is valid now. */
  generation: integer("generation").notNull(),
  issuedAt: moment("issued_at").notNull(),
  endedAt: moment("ended_at"),
});

export const endedVisitor = pgTable("ended_visitor", {
  owner: text("owner").primaryKey(),
  endedAt: moment("ended_at").notNull(),
});

export const outbox = pgTable("outbox", {
  id: uuid("id").primaryKey(),
  dedupeKey: text("dedupe_key").notNull(),
  channel: text("channel").$type<"mail" | "sms">().notNull(),
  recipient: text("recipient").notNull(),
  language: text("language").$type<Language>().notNull(),
  subject: text("subject").notNull().default(""),
  body: text("body").notNull(),
  /** The policy whose documents are attached to the email. */
  policyNumber: text("policy_number"),
  /** The policy that the email shows; null for one about an order or an account. */
  aboutPolicy: text("about_policy"),
  /** The order whose product the email shows where there is no policy. */
  aboutOrder: uuid("about_order"),
  /** Sent before all other messages: a user is waiting for it. */
  urgent: boolean("urgent").notNull().default(false),
  state: text("state").$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
  attempts: integer("attempts").notNull().default(0),
  /** Reason code of the last failed try; empty without one. */
  lastFailure: text("last_failure").notNull().default(""),
  /** Address at which the recipient of a reminder unsubscribes; null for other messages. */
  unsubscribeUrl: text("unsubscribe_url"),
  /** Null if a message is useful at any time. */
  usefulUntil: moment("useful_until"),
  sentAt: moment("sent_at"),
  /** Held after a restore until staff decide. */
  held: boolean("held").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});
export type OutboxMessage = typeof outbox.$inferSelect;

export const idempotency = pgTable(
  "idempotency",
  {
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    call: text("call").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    /** Encrypted: a JSON string. */
    response: jsonb("answer"),
    leasedUntil: moment("leased_until"),
    leaseHolder: integer("lease_holder"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

export const callbackRequest = pgTable("callback_request", {
  id: uuid("id").primaryKey(),
  phone: text("phone").notNull(),
  type: text("type").notNull(),
  note: text("note").notNull().default(""),
  /** Kind of the draft that the callback request is about; empty without one. */
  draftKind: text("draft_kind").notNull().default(""),
  /** Lineage of its draft, the same on all devices. */
  lineage: uuid("lineage"),
  /** The order last saved from it. */
  orderId: uuid("order_id"),
  createdAt: moment("created_at").notNull(),
  /** The staff member who calls back. */
  takenBy: text("taken_by"),
  closedAt: moment("closed_at"),
});
export type CallbackRequest = typeof callbackRequest.$inferSelect;

export const claim = pgTable("claim", {
  id: uuid("id").primaryKey(),
  owner: text("owner").notNull(),
  fullName: text("full_name").notNull(),
  policyNumber: text("policy_number").notNull(),
  note: text("note").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  channel: text("channel").notNull(),
  language: text("language").$type<Language>().notNull(),
  state: text("state").$type<ClaimState>().notNull().default("registered"),
  /** Amount of a paid claim. */
  paidDiram: bigint("paid_diram", { mode: "number" }),
  /** Reason of a refused claim, as sent to the claimant. */
  refusal: text("refusal"),
  /** What the insurer expects to pay. */
  reserveDiram: bigint("reserve_diram", { mode: "number" }),
  createdAt: moment("created_at").notNull(),
});

export type Claim = typeof claim.$inferSelect;

/** A change of a claim's state, or a message alone. */
export const claimEvent = pgTable("claim_event", {
  id: uuid("id").primaryKey(),
  claimId: uuid("claim_id").notNull(),
  state: text("state").$type<ClaimState>(),
  message: text("message").notNull().default(""),
  /** Amount of a decision to pay. */
  paidDiram: bigint("paid_diram", { mode: "number" }),
  /** Reason of a decision to refuse. */
  refusal: text("refusal"),
  /** When the claimant is informed of a decision; null for other events, which are visible at once. */
  announceAt: moment("announce_at"),
  /** When a decision was withdrawn, before the claimant was informed. */
  withdrawnAt: moment("withdrawn_at"),
  createdAt: moment("created_at").notNull(),
});
export type ClaimEvent = typeof claimEvent.$inferSelect;

export const claimFile = pgTable("claim_file", {
  id: uuid("id").primaryKey(),
  claimId: uuid("claim_id").notNull(),
  name: text("name").notNull(),
  storedAs: text("stored_as").notNull(),
  mediaType: text("media_type").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  sha256: text("sha256").notNull(),
  state: text("state").$type<"quarantined" | "clean" | "refused">().notNull(),
  createdAt: moment("created_at").notNull(),
});
export type ClaimFile = typeof claimFile.$inferSelect;

/** Temporary access to a claim, granted by its number, phone and code: for a day, with the rights of its owner. */
export const claimAccess = pgTable(
  "claim_access",
  {
    claimId: uuid("claim_id").notNull(),
    owner: text("owner").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.owner] })],
);

/** A file of a claim that is uploaded in chunks. */
export const claimUpload = pgTable("claim_upload", {
  id: uuid("id").primaryKey(),
  claimId: uuid("claim_id").notNull(),
  name: text("name").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  receivedBytes: bigint("received_bytes", { mode: "number" }).notNull().default(0),
  /** Null once the claim has the file. */
  storedAs: text("stored_as"),
  /** The request that writes or checks the file. */
  leaseHolder: integer("lease_holder"),
  leasedUntil: moment("leased_until"),
  createdAt: moment("created_at").notNull(),
});
export type ClaimUpload = typeof claimUpload.$inferSelect;

export const draft = pgTable(
  "draft",
  {
    owner: text("owner").notNull(),
    kind: text("kind").notNull(),
    sealed: text("sealed").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Shared by a draft and its copies on other devices. */
    lineage: uuid("lineage").notNull().defaultRandom(),
    /** The order last saved from it. */
    orderId: uuid("order_id"),
    /** Its order is paid: the draft is no longer read. */
    paid: boolean("paid").notNull().default(false),
    /** The page that wrote it last; null if the page sent none. */
    edition: text("edition"),
    /** What is ordered, without personal names. */
    title: text("title").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] })],
);

/** A link that copies a draft to another device; only a hash of its token is stored. */
export const draftTransfer = pgTable("draft_handover", {
  tokenHash: text("token_hash").primaryKey(),
  owner: text("owner").notNull(),
  kind: text("kind").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const activationTicket = pgTable("activation_ticket", {
  tokenHash: text("token_hash").primaryKey(),
  policyNumber: text("policy_number").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const heartbeat = pgTable("heartbeat", {
  id: integer("id").primaryKey(),
  beatAt: moment("beat_at").notNull(),
});
