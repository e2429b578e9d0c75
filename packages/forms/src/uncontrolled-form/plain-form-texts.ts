import { defineTexts } from "@sughurta/i18n";

/** Words of the errors that a plain form has; they stand among those of every form as well. */
export const plainFormTexts = defineTexts("plain forms", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
