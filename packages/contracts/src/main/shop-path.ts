/** Path of the call `shopSettings`, for who asks before the schemas are there. */
export const SHOP_SETTINGS_PATH = "/v1/shop/";
