import { defineTexts } from "@sughurta/i18n";

/** Texts of an order's purchase; preload them before rendering (S0 §1). */
export const checkoutTexts = defineTexts("checkout", {
  ru: () => import("./checkout/ru.ts"),
  tg: () => import("./checkout/tg.ts"),
  en: () => import("./checkout/en.ts"),
});

/** Texts of the dialogs and notes of a payment; loaded with the dialogs, after the first view of an order. */
export const paymentTexts = defineTexts("payment", {
  ru: () => import("./payment/ru.ts"),
  tg: () => import("./payment/tg.ts"),
  en: () => import("./payment/en.ts"),
});

/** Texts of the page that a bank leads back to; preload them before rendering it (S0 §1). */
export const paymentResultTexts = defineTexts("payment result", {
  ru: () => import("./result/ru.ts"),
  tg: () => import("./result/tg.ts"),
  en: () => import("./result/en.ts"),
});

/** Texts of sending a receipt, loaded with its code. */
export const receiptTexts = defineTexts("receipt", {
  ru: () => import("./receipt/ru.ts"),
  tg: () => import("./receipt/tg.ts"),
  en: () => import("./receipt/en.ts"),
});
