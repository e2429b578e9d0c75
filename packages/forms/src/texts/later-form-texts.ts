import { defineTexts } from "@sughurta/i18n";

/** Words of errors that every form shares; a form asks for them once somebody is in it. S0 §8. */
export const laterFormTexts = defineTexts("forms, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
