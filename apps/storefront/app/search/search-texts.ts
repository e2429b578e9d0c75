import { defineTexts } from "@sughurta/i18n";

/** Texts of the search page. */
export const searchTexts = defineTexts("storefront/search", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
