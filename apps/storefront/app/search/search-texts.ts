import { defineTexts } from "@sughurta/i18n";

/** Words of the page of a search. */
export const searchTexts = defineTexts("storefront/search", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
