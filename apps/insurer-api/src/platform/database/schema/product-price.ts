import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

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
