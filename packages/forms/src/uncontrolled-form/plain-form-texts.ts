import { defineTexts } from "@sughurta/i18n";

/** Texts of a plain form's errors; they are among the common ones as well. */
export const plainFormTexts = defineTexts("plain forms", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
