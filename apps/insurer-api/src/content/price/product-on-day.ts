import { and, desc, eq, getTableColumns, lte } from "drizzle-orm";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** A product with its price on a day, in diram; 0 and not on sale without a confirmed price. */
export type PricedProduct = typeof product.$inferSelect & {
  readonly priceDiram: number;
  readonly onSale: boolean;
};

const columns = {
  ...getTableColumns(product),
  priceDiram: productPrice.priceDiram,
  onSale: productPrice.onSale,
};

const hasPriceOn = (day: string) =>
  and(
    eq(productPrice.productCode, product.code),
    eq(productPrice.state, "confirmed"),
    lte(productPrice.validFrom, day),
  );

/** A product at the price of an ISO day. */
export async function productOn(
  db: Database,
  code: string,
  day: string,
): Promise<PricedProduct | undefined> {
  const [found] = await db
    .select(columns)
    .from(product)
    .leftJoin(productPrice, hasPriceOn(day))
    .where(eq(product.code, code))
    .orderBy(desc(productPrice.validFrom))
    .limit(1);
  return found && priced(found);
}

/** All products at the prices of an ISO day, by code. */
export async function productsOn(
  db: Database,
  day: string,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const rows = await db
    .selectDistinctOn([product.code], columns)
    .from(product)
    .leftJoin(productPrice, hasPriceOn(day))
    .orderBy(product.code, desc(productPrice.validFrom));
  return new Map(rows.map((row) => [row.code, priced(row)]));
}

function priced(
  row: typeof product.$inferSelect & { priceDiram: number | null; onSale: boolean | null },
): PricedProduct {
  return { ...row, priceDiram: row.priceDiram ?? 0, onSale: row.onSale ?? false };
}
