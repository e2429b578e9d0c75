import { type PolicyType, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { boxLine } from "#src/products/box/box-line.ts";
import type { CalculatedProduct, OrderLine } from "#src/products/line/product-line.ts";
import { motorLine } from "#src/products/motor/motor-line.ts";
import { travelLine } from "#src/products/travel/travel-line.ts";

/** All products of this insurer, by kind of policy. */
export const productLines: Readonly<Record<PolicyType, OrderLine>> = {
  box: boxLine,
  travel: travelLine,
  car: motorLine,
};

const PRODUCTS = Object.values(productLines).flatMap((line) => line.calculatedProducts);

/** The calculated products of a code, which is their own or the catalogue's. */
export const calculatedProducts = (code: string): readonly CalculatedProduct[] =>
  PRODUCTS.filter((sold) => sold.code === code || sold.catalogueCode === code);

/** Stores the names of calculated products; they have no fixed price and cannot be bought as a box. */
export async function seedCalculatedProducts(db: Database): Promise<void> {
  for (const { code, slug, title } of PRODUCTS) {
    const row = {
      code,
      slug,
      title,
      sumAssuredDiram: 0,
      activeMonths: 12,
    };
    await db.insert(product).values(row).onConflictDoUpdate({ target: product.code, set: row });
  }
}
