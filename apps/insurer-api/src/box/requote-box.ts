import type { Requoter } from "#src/payment/requote.ts";
import { coverOfBox } from "#src/policy/cover.ts";
import { priceOfBox } from "./box-price.ts";

/** Prices a box order on a later day; a promo code that ended meanwhile is left out. */
export const requoteBox: Requoter = async (service, tx, order, today) => {
  const { productCode, couponCode } = order;
  const price = (coupon: string | null) =>
    priceOfBox(service, tx, productCode, coupon ?? undefined, order.id);
  const wished = await price(couponCode);
  const fresh = "coupon" in wished ? await price(null) : wished;
  if (!("product" in fresh)) return { ok: false };
  return {
    ok: true,
    priceDiram: fresh.priceDiram,
    discountDiram: fresh.discountDiram,
    couponCode: fresh.couponCode,
    ...coverOfBox(today, fresh.product.activeMonths),
  };
};
