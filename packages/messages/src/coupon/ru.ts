import { COUPON_RETRY_MINUTES } from "@sughurta/domain";
export const couponUnknown = "Такого промокода нет. Проверьте буквы и цифры";

/** Refusals of promo codes. */
export const messages = {
  couponUnknown,
  couponNotStarted: "Этот промокод ещё не действует",
  couponExpired: "Срок этого промокода прошёл",
  couponUsedUp: "Этот промокод уже использован полностью",
  couponOtherProduct: "Этот промокод не для этого продукта",
  couponTriesExceeded: `Введено много неверных промокодов. Попробуйте этот через ${COUPON_RETRY_MINUTES} минут, пока цена полная`,
  couponNoDiscount: "Этот промокод не даёт скидки на этот продукт",
};
