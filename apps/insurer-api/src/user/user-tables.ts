import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#src/database/schema/columns.ts";

/** What a code is for. */
export type SmsPurpose = "register" | "recover" | "signIn" | "policy" | "claim";

export const smsCode = pgTable(
  "sms_code",
  {
    phone: text("phone").notNull(),
    purpose: text("purpose").$type<SmsPurpose>().notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

export const identityDocument = pgTable("identity_document", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  docType: integer("doc_type").$type<0 | 1 | 2>().notNull(),
  series: text("series"),
  docNumber: text("doc_number").notNull(),
  issueDate: date("issue_date").notNull(),
  issueInstitution: text("issue_institution").notNull(),
  dateTo: date("date_to"),
  createdAt: moment("created_at").notNull(),
});

export const userAddress = pgTable("user_address", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  city: text("city").notNull(),
  address: text("address").notNull(),
  postalCode: text("postal_code"),
  createdAt: moment("created_at").notNull(),
});

/** What a person saves for later orders. */
export type UserRecordKind = "person" | "car";

export const userRecord = pgTable("user_record", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind").$type<UserRecordKind>().notNull(),
  /** Sealed for this person, kind and id. */
  sealed: text("sealed").notNull(),
  createdAt: moment("created_at").notNull(),
});
