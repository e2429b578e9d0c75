export type { PaidEvent, ShopEvent, ShopProduct } from "./events/shop-event.ts";
export { BoxCatalogue, type BoxCatalogueProps } from "./parts/boxes/box-catalogue.tsx";
export { BoxOrder, type BoxOrderProps } from "./parts/boxes/box-order.tsx";
export { ClaimForm, type ClaimFormProps } from "./parts/claims/claim-form.tsx";
export { PolicyCheck } from "./parts/claims/policy-check.tsx";
export { CascoOrder, type CascoOrderProps } from "./parts/motor/casco-order.tsx";
export { MotorQuickQuote, type MotorQuickQuoteProps } from "./parts/motor/motor-quick-quote.tsx";
export { MtplOrder, type MtplOrderProps } from "./parts/motor/mtpl-order.tsx";
export { TravelOrder, type TravelOrderProps } from "./parts/travel/travel-order.tsx";
export {
  TravelQuickQuote,
  type TravelQuickQuoteProps,
} from "./parts/travel/travel-quick-quote.tsx";
export type { ResultMode } from "./result/result-or-parts.tsx";
export type { ShopPeople, ShopPerson } from "./session/shop-people.ts";
export type { ShopConnection } from "./session/shop-session.ts";
export type { ShopStart } from "./settings/load-settings.ts";
export { InsurerShop, type InsurerShopProps } from "./shop/insurer-shop.tsx";
export { preloadShop } from "./start/preload-shop.ts";
export type { ShopLanguage, ShopLanguages } from "./texts/shop-language.ts";
export type { ShopTextOverrides } from "./texts/shop-text-overrides.ts";
