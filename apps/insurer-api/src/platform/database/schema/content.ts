import type { Language } from "@sughurta/domain";
import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A picture or document of content by its public name; the bytes are in the file store. */
export const contentFile = pgTable("content_file", {
  name: text("name").primaryKey(),
  storedAs: text("stored_as").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Width of a picture in pixels. */
  width: integer("width"),
  height: integer("height"),
  sizeBytes: bigint("size_bytes", { mode: "number" }),
  /** Alternative text of a picture. */
  alt: jsonb("alt").$type<Readonly<Record<"ru" | "tg" | "en", string>>>(),
  /** Null for imported files. */
  addedBy: text("added_by"),
});
export type ContentFile = typeof contentFile.$inferSelect;

export const subscription = pgTable("subscription", {
  email: text("email").primaryKey(),
  language: text("language").$type<Language>().notNull(),
  createdAt: moment("created_at").notNull(),
});
