import { defineTexts } from "@sughurta/i18n";

/** Texts of reading a passport; fetched where a reader is offered. */
export const passportTexts = defineTexts("people/passport", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
