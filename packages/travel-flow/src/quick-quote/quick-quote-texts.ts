import { defineTexts } from "@sughurta/i18n";

/** Texts of the landing page and its quick quote: all that a visitor needs who has not begun an order. */
export const quickQuoteTexts = defineTexts("travel-flow/quick-quote", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
