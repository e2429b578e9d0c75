import { product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { productLines } from "#src/product-lines.ts";
import type { CalculatedProduct } from "./product-line.ts";

const PRODUCTS = Object.values(productLines).flatMap((line) => line.calculatedProducts);
const PRODUCTS_BY_CODE = new Map(PRODUCTS.map((sold) => [sold.code, sold]));

/** The product of a code where its price is calculated from what is insured. */
export const calculatedProduct = (code: string): CalculatedProduct | undefined =>
  PRODUCTS_BY_CODE.get(code);

/** Gives calculated products their names; they have no price of their own and cannot be bought as a box. */
export async function seedCalculatedProducts(db: Database): Promise<void> {
  for (const { code, slug, title } of PRODUCTS) {
    const row = {
      code,
      slug,
      title,
      priceDiram: 0,
      sumAssuredDiram: 0,
      activeMonths: 12,
      onSale: false,
    };
    await db.insert(product).values(row).onConflictDoUpdate({ target: product.code, set: row });
  }
}
