import { defineTexts } from "@sughurta/i18n";

/** Texts that every order has; preload them before rendering on a server (S0 §1). */
export const orderTexts = defineTexts("order", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
