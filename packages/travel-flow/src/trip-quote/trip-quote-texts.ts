import { defineTexts } from "@sughurta/i18n";

/** Texts of the shortest form for a trip. */
export const tripQuoteTexts = defineTexts("travel-flow/trip-quote", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
