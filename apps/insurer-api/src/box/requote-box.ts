import type { Requoter } from "#src/payment/requote.ts";
import { coverOfBox } from "#src/policy/cover.ts";
import { priceOfBox } from "./box-price.ts";

/** Prices a box order on a later day; a promo code that ended meanwhile is left out. */
export const requoteBox: Requoter = async (service, tx, order, today) => {
  const box = { productCode: order.productCode, coupon: order.couponCode ?? undefined };
  const fresh = await priceOfBox(service, tx, box, { orderId: order.id });
  if (typeof fresh === "string") return { ok: false };
  const { priceDiram, discountDiram, couponCode } = fresh.price;
  const cover = coverOfBox(today, fresh.product.activeMonths);
  return { ok: true, priceDiram, discountDiram, couponCode, ...cover };
};
