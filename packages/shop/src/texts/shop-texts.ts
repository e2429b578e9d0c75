import { defineTexts } from "@sughurta/i18n";

/** Texts of the shop itself. */
export const shopTexts = defineTexts("shop", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
