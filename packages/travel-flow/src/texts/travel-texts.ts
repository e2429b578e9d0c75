import { defineTexts } from "@sughurta/i18n";

/** Texts of this package in three languages. */
export const travelTexts = defineTexts("travel-flow", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
