import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#src/platform/database/schema/columns.ts";

/** Purpose of a code. */
export type SmsPurpose = "register" | "recover" | "remove" | "signIn" | "policy" | "claim";

export const smsCode = pgTable(
  "sms_code",
  {
    phone: text("phone").notNull(),
    purpose: text("purpose").$type<SmsPurpose>().notNull(),
    /** The visitor who requested it, and who alone may use it, so that others cannot use up its attempts. */
    owner: text("owner").notNull(),
    /** Whether it counts towards the budgets of unknown visitors. */
    countsForStrangers: boolean("counts_for_strangers").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose, table.owner] })],
);

/** Kind of a record saved for later orders. */
export type UserRecordKind = "person" | "car" | "document" | "address";

export const userRecord = pgTable("user_record", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind").$type<UserRecordKind>().notNull(),
  /** Encrypted for this user, kind and id. */
  sealed: text("sealed").notNull(),
  createdAt: moment("created_at").notNull(),
});
