import { defineTexts } from "@sughurta/i18n";

/** Texts of the quick quote of compulsory liability. */
export const motorQuickQuoteTexts = defineTexts("motor-flow/quick-quote", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
