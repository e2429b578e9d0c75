import { defineTexts } from "@sughurta/i18n";

/** Texts of the callback form that works without scripts, and of the notes above it. */
export const plainCallbackTexts = defineTexts("storefront/callback", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
