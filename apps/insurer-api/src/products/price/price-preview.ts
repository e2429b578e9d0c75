import { and, gte, lte } from "drizzle-orm";
import { productOn } from "#src/content/price/product-on-day.ts";
import type { ProductPrice } from "#src/platform/database/schema/prices.ts";
import { coupon } from "#src/platform/database/schema/sales.ts";
import type { Platform } from "#src/platform/platform.ts";
import { priceWithCoupon } from "#src/products/coupon/coupon-price.ts";

/** Price of a buyer before and after a change, in diram; `undefined` while not on sale. */
export interface PriceRow {
  /** Undefined for a buyer without a promo code. */
  readonly couponCode: string | undefined;
  readonly beforeDiram: number | undefined;
  readonly afterDiram: number | undefined;
}

/**
 * Effect of a proposed price on its first day. A box costs the same for any number of insured people, so the buyers are
 * those without a promo code and those with each code valid for the box on that day.
 */
export async function previewPrice(
  { db, now }: Pick<Platform, "db" | "now">,
  { productCode, validFrom: day, priceDiram, onSale }: ProductPrice,
): Promise<readonly PriceRow[]> {
  const current = await productOn(db, productCode, day);
  const before = current?.onSale ? current.priceDiram : undefined;
  const after = onSale ? priceDiram : undefined;
  const coupons = await db
    .select({ code: coupon.code })
    .from(coupon)
    .where(and(lte(coupon.validFrom, day), gte(coupon.validTo, day)))
    .orderBy(coupon.code);
  const withCode = async (code: string, price: number | undefined) => {
    if (price === undefined) return { isTaken: false, diram: undefined };
    const sale = { productCode, priceDiram: price, day, now: now() };
    const priced = await priceWithCoupon(db, code, sale);
    return { isTaken: priced.ok, diram: priced.ok ? priced.amountDiram : price };
  };
  const rows = await Promise.all(
    coupons.map(async ({ code }) => {
      const [old, young] = [await withCode(code, before), await withCode(code, after)];
      const row = { couponCode: code, beforeDiram: old.diram, afterDiram: young.diram };
      return old.isTaken || young.isTaken ? [row] : [];
    }),
  );
  return [{ couponCode: undefined, beforeDiram: before, afterDiram: after }, ...rows.flat()];
}
