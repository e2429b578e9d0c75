import { defineTexts } from "@sughurta/i18n";

/** Texts of the page that a bank leads back to; preload them before rendering it (S0 §1). */
export const paymentResultTexts = defineTexts("payment result", {
  ru: () => import("./result/ru.ts"),
  tg: () => import("./result/tg.ts"),
  en: () => import("./result/en.ts"),
});
