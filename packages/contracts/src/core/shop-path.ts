/** Where a shop finds its settings; apart from the contract, whose schema a first view does without. */
export const SHOP_SETTINGS_PATH = "/v1/shop/";
