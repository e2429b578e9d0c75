import { useShop } from "../shop-context.ts";

/** What every order of a shop is given. */
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
