export { Agreement, type AgreementProps } from "./agreement/agreement.tsx";
export { fillText } from "./agreement/fill-text.tsx";
export {
  couponMemory,
  forgetCoupon,
  rememberAppliedCode,
  rememberRemovedCode,
} from "./coupon/coupon-memory.ts";
export { CouponNotice, type CouponNoticeProps } from "./coupon/coupon-notice.tsx";
export { appliedCode, type CouponState } from "./coupon/coupon-state.ts";
export { PromoCode, type PromoCodeProps } from "./coupon/promo-code.tsx";
export { COUPON_WAIT_MS, type CouponControl, useCoupon } from "./coupon/use-coupon.ts";
export { CheckoutDialogs, type CheckoutDialogsProps } from "./purchase/checkout-dialogs.tsx";
export { CheckoutProblem, type CheckoutProblemProps } from "./purchase/checkout-problem.tsx";
export type { CheckoutState, SavedOrder } from "./purchase/checkout-state.ts";
export { safeRedirect } from "./purchase/safe-redirect.ts";
export type { SaveAnswer } from "./purchase/save-order.ts";
export { type Checkout, type CheckoutOptions, useCheckout } from "./purchase/use-checkout.ts";
export { PaymentResult, type PaymentResultProps } from "./result/payment-result.tsx";
export { checkoutTexts } from "./texts/checkout-texts.ts";
export { laterCheckoutTexts } from "./texts/later-checkout-texts.ts";
export { paymentResultTexts } from "./texts/payment-result-texts.ts";
