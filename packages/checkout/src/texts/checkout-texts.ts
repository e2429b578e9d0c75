import { defineTexts } from "@sughurta/i18n";

/** Texts of an order's purchase; preload them before rendering (S0 §1). */
export const checkoutTexts = defineTexts("checkout", {
  ru: () => import("./checkout/ru.ts"),
  tg: () => import("./checkout/tg.ts"),
  en: () => import("./checkout/en.ts"),
});
