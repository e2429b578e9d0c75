import { COUPON_RETRY_MINUTES } from "@sughurta/domain";
import type { messages as ru } from "./ru.ts";

export const couponUnknown = "There is no such promo code. Check the letters and digits";

export const messages: Record<keyof typeof ru, string> = {
  couponUnknown,
  couponNotStarted: "This promo code is not valid yet",
  couponExpired: "This promo code has expired",
  couponUsedUp: "This promo code has already been used the maximum number of times",
  couponOtherProduct: "This promo code is for another product",
  couponTriesExceeded: `Too many incorrect promo codes. Try this one in ${COUPON_RETRY_MINUTES} minutes. Until then the full price applies`,
  couponNoDiscount: "This promo code gives no discount on this product",
};
