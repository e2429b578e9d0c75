import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./later/ru.ts";

/** Shape of the texts of later steps. */
export type LaterStepTexts = typeof texts;

/** Texts of the steps that only casco has, after its first one. */
export const laterStepTexts = defineTexts<LaterStepTexts>("motor-flow later steps", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
