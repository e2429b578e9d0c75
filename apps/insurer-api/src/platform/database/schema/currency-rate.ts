import type { TravelCurrency } from "@sughurta/domain/travel";
import { date, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const currencyRate = pgTable(
  "currency_rate",
  {
    currency: text("currency").$type<TravelCurrency>().notNull(),
    validFrom: date("valid_from").notNull(),
    tjs: numeric("tjs", { precision: 12, scale: 4, mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.validFrom] })],
);
