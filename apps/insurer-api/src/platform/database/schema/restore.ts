import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A number that grows while the service runs, and is written to the file storage too. */
export const databaseMark = pgTable("database_mark", {
  id: integer("id").primaryKey(),
  number: bigint("number", { mode: "number" }).notNull(),
  /** The cluster and its timeline; empty where the database does not say them. */
  systemId: text("system_id").notNull(),
  timeline: text("timeline").notNull(),
  markedAt: moment("marked_at").notNull(),
});
export type DatabaseMark = typeof databaseMark.$inferSelect;

/** Why a database counts as restored: behind the file storage, in another place than before, or by a command. */
export type RestoreReason = "behind" | "elsewhere" | "command";

/** A time at which the database was recognised as a restored one. */
export const databaseRestore = pgTable("database_restore", {
  id: uuid("id").primaryKey(),
  reason: text("reason").$type<RestoreReason>().notNull(),
  /** Time of the last mark in the restored database: what came later is missing. */
  knownUntil: moment("known_until"),
  foundAt: moment("found_at").notNull(),
});
export type DatabaseRestore = typeof databaseRestore.$inferSelect;
