import { defineTexts } from "@sughurta/i18n";

/** Words of an order on its way to another device; only who takes that way fetches them. */
export const transferTexts = defineTexts("order/transfer", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
