import { defineTexts } from "@sughurta/i18n";

/** Texts of sending a receipt, loaded with its code. */
export const receiptTexts = defineTexts("receipt", {
  ru: () => import("./receipt/ru.ts"),
  tg: () => import("./receipt/tg.ts"),
  en: () => import("./receipt/en.ts"),
});
