import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./texts/ru.ts";

/** Texts of the claim status page. */
export const claimStatusTexts = defineTexts<typeof texts>("claims/status", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
