import { defineTexts } from "@sughurta/i18n";

/** Words of the offer to fill in who is known; only a signed-in buyer fetches them. */
export const fillFromProfileTexts = defineTexts("order/known people", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
