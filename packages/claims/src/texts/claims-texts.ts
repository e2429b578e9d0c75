import { defineTexts } from "@sughurta/i18n";

/** Texts of policy check and claims; preload them before rendering (S0 §1). */
export const claimsTexts = defineTexts("claims", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
