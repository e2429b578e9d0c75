import { defineTexts } from "@sughurta/i18n";

/** Texts of the storefront itself: header, footer, titles, error pages. */
export const shellTexts = defineTexts("shell", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
