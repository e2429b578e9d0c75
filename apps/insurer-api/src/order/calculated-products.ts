import { product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { productLines } from "#src/product-lines.ts";

const PRODUCTS = Object.values(productLines).flatMap((line) => line.calculatedProducts);
const CODES = new Set(PRODUCTS.map(({ code }) => code));

/** Whether the price of a product is calculated from what is insured. */
export const isCalculatedProduct = (code: string): boolean => CODES.has(code);

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
