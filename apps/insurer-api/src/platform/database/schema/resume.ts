import type { Language } from "@sughurta/domain";
import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const resume = pgTable("resume", {
  id: uuid("id").primaryKey(),
  vacancyId: text("vacancy_id").notNull(),
  fullName: text("full_name").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  description: text("description").notNull().default(""),
  language: text("language").$type<Language>().notNull(),
  createdAt: moment("created_at").notNull(),
  /** The staff member who handles it. */
  takenBy: text("taken_by"),
  takenAt: moment("taken_at"),
  doneAt: moment("done_at"),
});
export type Resume = typeof resume.$inferSelect;

export const resumeFile = pgTable("resume_file", {
  id: uuid("id").primaryKey(),
  resumeId: uuid("resume_id").notNull(),
  name: text("name").notNull(),
  storedAs: text("stored_as").notNull(),
  mediaType: text("media_type").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  state: text("state").$type<"quarantined" | "clean" | "refused">().notNull(),
  createdAt: moment("created_at").notNull(),
});
export type ResumeFile = typeof resumeFile.$inferSelect;
