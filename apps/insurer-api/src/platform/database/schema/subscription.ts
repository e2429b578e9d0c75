import type { Language } from "@sughurta/domain";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const subscription = pgTable("subscription", {
  email: text("email").primaryKey(),
  language: text("language").$type<Language>().notNull(),
  createdAt: moment("created_at").notNull(),
});
