import { defineTexts } from "@sughurta/i18n";

/** Words of a quote that came with a link; only who opens one fetches them. */
export const quoteLinkTexts = defineTexts("order/quote-link", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
