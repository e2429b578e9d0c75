import { defineTexts } from "@sughurta/i18n";

/** Texts of the box screens but for the order; preload them before rendering (S0 §1). */
export const boxesTexts = defineTexts("boxes", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
