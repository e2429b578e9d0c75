import { fromDiram } from "@sughurta/domain";
import type { BoxInsured } from "@sughurta/domain/box";
import { type PricedProduct, productOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { todayOf } from "#src/platform/platform.ts";
import type { FailureCode } from "#src/platform/texts/failure-texts.ts";
import { type CouponContext, calculatedPrice } from "#src/products/price/calculated-price.ts";
import type { OrderQuote } from "#src/products/product-line.ts";

/** Request for the price of a box. */
export interface BoxRequest extends BoxInsured {
  readonly productCode: string;
  readonly coupon?: string | undefined;
  /** Birth date of the holder, ISO; absent if only a price is requested. */
  readonly birthDate?: string | undefined;
  /** The buyer makes the declaration of the box. */
  readonly declaration?: true | undefined;
}

/** A box with today's price. */
export interface BoxQuote extends OrderQuote {
  readonly product: PricedProduct;
}

/** Finds a box on sale and its price, or the reason why there is none; figures sent by the browser are ignored. */
export async function boxQuote(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  { productCode, coupon }: BoxRequest,
  context: CouponContext,
): Promise<BoxQuote | FailureCode> {
  const sold = await productOn(db, productCode, todayOf(service));
  if (!sold) return "productUnknown";
  if (!sold.onSale || sold.priceDiram === 0) return "productNotOnSale";
  const premium = fromDiram(sold.priceDiram);
  const price = await calculatedPrice(service, db, { productCode, premium, coupon, ...context });
  return { productCode: sold.code, sumAssuredDiram: sold.sumAssuredDiram, price, product: sold };
}
