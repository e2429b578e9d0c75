import { defineTexts } from "@sughurta/i18n";

/** What is wrong with what a box insures; no first view says it. */
export const laterInsuredTexts = defineTexts("boxes/insured, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
