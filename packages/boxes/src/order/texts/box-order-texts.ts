import { defineTexts } from "@sughurta/i18n";

/** Texts of the order of a box; preload them before rendering on a server (S0 §1). */
export const boxOrderTexts = defineTexts("boxes/order", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
