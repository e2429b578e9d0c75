import { defineTexts } from "@sughurta/i18n";

/** Texts of a quote from a link; fetched on use. */
export const quoteLinkTexts = defineTexts("order/quote-link", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
