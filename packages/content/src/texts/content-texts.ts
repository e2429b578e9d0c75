import { defineTexts } from "@sughurta/i18n";

/** Texts of the home page and of content pages; preload them before rendering (S0 §1). */
export const contentTexts = defineTexts("content", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
