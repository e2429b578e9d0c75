import { defineTexts } from "@sughurta/i18n";

/** Texts of an order's transfer to another device; fetched on use. */
export const transferTexts = defineTexts("order/transfer", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
