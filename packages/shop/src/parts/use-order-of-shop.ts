import { useShop } from "../shop-context.ts";

/** Common values of every order of a shop. */
export function useOrderOfShop() {
  const { settings, attribution, partnerReference, leaveTo, showResult } = useShop();
  return {
    today: settings.today,
    paymentOrigins: settings.paymentOrigins,
    partner: attribution.partner,
    partnerReference,
    initialCoupon: attribution.coupon,
    leaveTo,
    onResult: showResult,
  };
}
