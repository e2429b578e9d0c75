import type { TravelCurrency } from "@sughurta/domain/travel";
import { bigint, date, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Price of one unit of a currency from a day on; of one day the last added row is valid. */
export const currencyRate = pgTable("currency_rate", {
  currency: text("currency").$type<TravelCurrency>().notNull(),
  validFrom: date("valid_from").notNull(),
  tjs: numeric("tjs", { precision: 12, scale: 4, mode: "number" }).notNull(),
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null for a rate that was not entered at the desk. */
  enteredBy: text("entered_by"),
  enteredAt: moment("entered_at").notNull().defaultNow(),
});
