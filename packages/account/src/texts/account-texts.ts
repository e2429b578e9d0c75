import { defineTexts } from "@sughurta/i18n";

/** Texts of login and account; preload them before rendering (S0 §1). */
export const accountTexts = defineTexts("account", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
