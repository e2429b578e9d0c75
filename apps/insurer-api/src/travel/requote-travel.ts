import type { Requoter } from "#src/payment/requote.ts";
import { requestOf } from "./travel-order-columns.ts";
import { travelOrderFaults } from "./travel-order-rules.ts";
import { travelQuote } from "./travel-quote.ts";

/** Prices a travel order on a later day; a trip that has begun meanwhile cannot be sold any more. */
export const requoteTravel: Requoter = async (service, tx, order, today) => {
  const request = { ...requestOf(order.details), coupon: order.couponCode ?? undefined };
  if (Object.keys(travelOrderFaults(request, today)).length > 0) return { ok: false };
  const { price } = await travelQuote(service, tx, request, { orderId: order.id });
  return {
    ok: true,
    priceDiram: price.priceDiram,
    discountDiram: price.discountDiram,
    couponCode: price.couponCode,
    startDate: request.beginDate,
    endDate: request.endDate,
  };
};
