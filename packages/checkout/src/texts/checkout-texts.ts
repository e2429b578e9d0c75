import { defineTexts } from "@sughurta/i18n";

/** Texts of the payment screens; preload them before rendering (S0 §1). */
export const checkoutTexts = defineTexts("checkout", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
