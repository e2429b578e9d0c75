import { defineTexts } from "@sughurta/i18n";

/** Texts of the landing page and its quick quote: all texts needed before an order is started. */
export const quickQuoteTexts = defineTexts("travel-flow/quick-quote", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
