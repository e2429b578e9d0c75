import { eq } from "drizzle-orm";
import { priceWithCoupon } from "#src/coupon/coupon-price.ts";
import { product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { type Service, todayOf } from "#src/service.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";

/** A box with its price of today. */
export interface BoxPrice {
  readonly product: typeof product.$inferSelect;
  readonly priceDiram: number;
  readonly discountDiram: number;
  readonly amountDiram: number;
  readonly couponCode: string | null;
}

/** Why a box has no price: the product, or the promo code. */
export type BoxPriceRefusal =
  | { readonly productCode: FailureCode }
  | { readonly coupon: FailureCode };

/** Finds a box on sale and its price; the browser's own figures count for nothing. */
export async function priceOfBox(
  service: Service,
  db: Database,
  productCode: string,
  couponCode: string | undefined,
  orderId?: string,
): Promise<BoxPrice | BoxPriceRefusal> {
  const [sold] = await db.select().from(product).where(eq(product.code, productCode));
  if (!sold) return { productCode: "productUnknown" };
  if (!sold.onSale || sold.priceDiram === 0) return { productCode: "productNotOnSale" };
  const { priceDiram } = sold;
  if (couponCode === undefined) {
    return {
      product: sold,
      priceDiram,
      discountDiram: 0,
      amountDiram: priceDiram,
      couponCode: null,
    };
  }
  const price = await priceWithCoupon(db, couponCode, {
    productCode,
    priceDiram,
    day: todayOf(service),
    now: service.now(),
    ...(orderId === undefined ? {} : { orderId }),
  });
  if (!price.ok) return { coupon: price.reason };
  const { discountDiram, amountDiram, code } = price;
  return { product: sold, priceDiram, discountDiram, amountDiram, couponCode: code };
}

/** The price, or 422 at the field that is at fault. */
export function priceOrThrow(price: BoxPrice | BoxPriceRefusal): BoxPrice {
  if ("product" in price) return price;
  throw invalidFields(
    Object.fromEntries(Object.entries(price).map(([field, code]) => [field, [code]])),
  );
}
