import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./casco/ru.ts";

/** Shape of the texts of casco. */
export type CascoTexts = typeof texts;

/** Texts of the steps of casco only, after its first one. */
export const cascoTexts = defineTexts<CascoTexts>("casco", {
  ru: () => import("./casco/ru.ts"),
  tg: () => import("./casco/tg.ts"),
  en: () => import("./casco/en.ts"),
});
