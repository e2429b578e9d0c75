import { defineTexts } from "@sughurta/i18n";

/** Texts of the order of a box; preload them before rendering on a server (S0 §1). */
export const boxOrderTexts = defineTexts("boxes/order", {
  ru: () => import("./order/ru.ts"),
  tg: () => import("./order/tg.ts"),
  en: () => import("./order/en.ts"),
});
