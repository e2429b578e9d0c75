import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { tooMany } from "../core/failures.ts";
import { amount, couponCode, requiredText } from "../core/fields.ts";

/**
 * Checks a promo code for a product: `valueAmount` is the discount, `sumPrem` the price after it, both TJS (SPEC-25).
 * For a calculated price the discount is deducted from the `sumPrem` in the request; without one both are 0, and the
 * calculation returns the discount.
 */
export const checkCoupon = defineContract({
  name: "checkCoupon",
  summary: "Check a promo code",
  source: "S0 §7, SPEC-25",
  extension: { request: ["sumPrem"] },
  method: "POST",
  path: "/v1/coupon/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({
    productCode: requiredText(20),
    couponCode,
    /** Price of a calculated product before the code, TJS. */
    sumPrem: z.optional(amount),
  }),
  responses: {
    /** Discount and price after it, TJS; omitted where the code is accepted and its price is not calculated yet. */
    200: z.object({ valueAmount: z.optional(amount), sumPrem: z.optional(amount) }),
    422: failure,
    ...tooMany,
  },
  examples: {
    body: { productCode: "OILA", couponCode: "NAVRUZ10" },
    responses: {
      200: { valueAmount: 25, sumPrem: 225 },
      422: {
        message: "Такого промокода нет",
        code: "invalid",
        fieldCodes: { couponCode: ["couponUnknown"] },
        couponCode: ["Такого промокода нет. Проверьте буквы и цифры"],
      },
    },
  },
});
