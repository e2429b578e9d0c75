import type { Requoter } from "#src/payment/requote.ts";
import { motorRequestOf } from "./motor-order-columns.ts";
import { motorOrderFaults } from "./motor-order-rules.ts";
import { motorQuote } from "./motor-quote.ts";
import { programOf } from "./motor-request.ts";

/** Prices a motor order on a later day; one whose first day has come cannot be sold any more. */
export const requoteMotor: Requoter = async (service, tx, order, today) => {
  const { variant, request: form } = motorRequestOf(order.details);
  const request = { ...form, coupon: order.couponCode ?? undefined };
  const program = programOf(variant, request.program);
  const faulty = Object.keys(motorOrderFaults(variant, request, today)).length > 0;
  if (program === undefined || faulty) return { ok: false };
  const quote = await motorQuote(service, tx, program, request, {
    orderId: order.id,
  });
  if (!quote) return { ok: false };
  return {
    ok: true,
    priceDiram: quote.price.priceDiram,
    discountDiram: quote.price.discountDiram,
    couponCode: quote.price.couponCode,
    startDate: request.beginDate,
    endDate: request.endDate,
  };
};
