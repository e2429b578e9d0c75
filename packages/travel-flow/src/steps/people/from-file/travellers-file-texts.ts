import { defineTexts } from "@sughurta/i18n";

/** Texts of a list of travellers from a file; fetched when it is opened. */
export const travellersFileTexts = defineTexts("travel-flow/travellers-file", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
