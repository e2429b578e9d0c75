import { defineTexts } from "@sughurta/i18n";

/** Texts between Buy and the money, which come before the press and after the first view. */
export const paymentTexts = defineTexts("payment", {
  ru: () => import("./payment/ru.ts"),
  tg: () => import("./payment/tg.ts"),
  en: () => import("./payment/en.ts"),
});
