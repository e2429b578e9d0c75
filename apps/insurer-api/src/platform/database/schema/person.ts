import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A request of a person about the data of a phone. */
export const personRequest = pgTable("person_request", {
  /** Pseudonym of the rows that remain after the erasure; audit subject. */
  id: uuid("id").primaryKey(),
  /** The phone, encrypted; null once the data is erased. */
  sealed: text("sealed"),
  requestedBy: text("requested_by").notNull(),
  createdAt: moment("created_at").notNull(),
  erasedAt: moment("erased_at"),
});
export type PersonRequest = typeof personRequest.$inferSelect;
