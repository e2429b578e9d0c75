import { defineTexts } from "@sughurta/i18n";

/** Texts of the dialogs and notes of a payment; loaded with the dialogs, after the first view of an order. */
export const paymentTexts = defineTexts("payment", {
  ru: () => import("./payment/ru.ts"),
  tg: () => import("./payment/tg.ts"),
  en: () => import("./payment/en.ts"),
});
