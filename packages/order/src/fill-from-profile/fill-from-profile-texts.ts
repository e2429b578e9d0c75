import { defineTexts } from "@sughurta/i18n";

/** Texts of the offer to fill in a saved contact; fetched for signed-in buyers only. */
export const fillFromProfileTexts = defineTexts("order/known people", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
