import type { TravelCurrency } from "@sughurta/domain/travel";
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

/** Lines with a tariff of their own: travel, compulsory liability, and casco with its options. */
export const TARIFF_LINES = ["travel", "liability", "casco"] as const;
export type TariffLine = (typeof TARIFF_LINES)[number];

export type TariffState = "proposed" | "confirmed" | "rejected" | "replaced";

/** The figures that price a line from a day on: proposed by one staff member, confirmed by another, never changed. */
export const tariff = pgTable("tariff", {
  id: uuid("id").primaryKey(),
  line: text("line").$type<TariffLine>().notNull(),
  version: integer("version").notNull(),
  validFrom: date("valid_from").notNull(),
  figures: jsonb("figures").$type<unknown>().notNull(),
  state: text("state").$type<TariffState>().notNull(),
  /** Null for a tariff loaded from an archive or a seed. */
  proposedBy: text("proposed_by"),
  proposedAt: moment("proposed_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
});
export type TariffRow = typeof tariff.$inferSelect;

export type ProductPriceState = "proposed" | "confirmed" | "rejected" | "replaced";

/** Price and availability of a product from a day on: proposed by one staff member, confirmed by another. */
export const productPrice = pgTable("product_price", {
  id: uuid("id").primaryKey(),
  productCode: text("product_code").notNull(),
  validFrom: date("valid_from").notNull(),
  priceDiram: diram("price_diram").notNull(),
  onSale: boolean("on_sale").notNull(),
  state: text("state").$type<ProductPriceState>().notNull(),
  /** Null for an imported price. */
  proposedBy: text("proposed_by"),
  proposedAt: moment("proposed_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
});
export type ProductPrice = typeof productPrice.$inferSelect;

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
