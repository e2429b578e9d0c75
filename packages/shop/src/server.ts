export type { ShopStart } from "./settings/load-settings.ts";
export { type PrepareShopOptions, prepareShop } from "./start/prepare-shop.ts";
