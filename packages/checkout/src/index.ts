export { Agreement } from "./agreement/agreement.tsx";
export {
  clearCoupon,
  couponMemory,
  rememberAppliedCode,
  rememberRemovedCode,
} from "./coupon/coupon-memory.ts";
export { CouponNotice } from "./coupon/coupon-notice.tsx";
export { type CouponControl, type CouponState, PromoCode } from "./coupon/promo-code.tsx";
export type { CheckoutDialogsProps } from "./payment-method/checkout-dialogs.tsx";
export { LazyCheckoutDialogs } from "./payment-method/lazy-checkout-dialogs.tsx";
export { type RenderSavedOrder, SavedOrderProvider } from "./payment-method/saved-order-step.tsx";
export { CheckoutProblem } from "./purchase/checkout-problem.tsx";
export type { CheckoutState, SavedOrder, SaveResponse } from "./purchase/checkout-state.ts";
export { OpenPaymentNote } from "./purchase/open-payment-note.tsx";
export { safeRedirect } from "./purchase/safe-redirect.ts";
export { type Checkout, type CheckoutOptions, useCheckout } from "./purchase/use-checkout.ts";
export { PaymentResult } from "./result/payment-result.tsx";
export {
  checkoutTexts,
  paymentResultTexts,
  paymentTexts,
  receiptTexts,
} from "./texts/checkout-texts.ts";
