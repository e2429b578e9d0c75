/** Path of a shop's settings; separate from the contract, whose schema the first view does not need. */
export const SHOP_SETTINGS_PATH = "/v1/shop/";
