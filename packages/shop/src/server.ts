export { type PrepareShopOptions, prepareShop } from "./start/prepare-shop.ts";
export type { ShopStart } from "./start/shop-start.ts";
