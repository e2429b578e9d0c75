import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import {
  type CalculatedPrice,
  type CouponContext,
  calculatedPrice,
} from "#src/order/calculated-price.ts";
import type { Service } from "#src/service.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";

/** A box with its price of today. */
export interface BoxPrice {
  readonly product: typeof product.$inferSelect;
  readonly price: CalculatedPrice;
}

/** Finds a box on sale and its price, or why there is none; the browser's own figures count for nothing. */
export async function priceOfBox(
  service: Service,
  db: Database,
  { productCode, coupon }: { readonly productCode: string; readonly coupon?: string | undefined },
  context: CouponContext,
): Promise<BoxPrice | FailureCode> {
  const [sold] = await db.select().from(product).where(eq(product.code, productCode));
  if (!sold) return "productUnknown";
  if (!sold.onSale || sold.priceDiram === 0) return "productNotOnSale";
  const premium = fromDiram(sold.priceDiram);
  const price = await calculatedPrice(service, db, { productCode, premium, coupon, ...context });
  return { product: sold, price };
}
