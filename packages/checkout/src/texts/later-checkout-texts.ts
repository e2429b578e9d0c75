import { defineTexts } from "@sughurta/i18n";

/** What no first view of a purchase says: refused promo codes, everything between Buy and the money. */
export const laterCheckoutTexts = defineTexts("checkout, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
