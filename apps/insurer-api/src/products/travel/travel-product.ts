/** Product code of travel orders; promo codes name it. */
export const TRAVEL_PRODUCT_CODE = "TRAVEL";
