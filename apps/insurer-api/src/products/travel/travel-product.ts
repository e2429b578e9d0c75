/** Product code of travel orders, used by promo codes. */
export const TRAVEL_PRODUCT_CODE = "TRAVEL";
