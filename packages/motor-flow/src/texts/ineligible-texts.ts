import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ineligible/ru.ts";

/** Shape of the texts about refused insurance. */
export type IneligibleTexts = typeof texts;

/** Why a car or a driver cannot be insured, and the alternatives. */
export const ineligibleTexts = defineTexts<IneligibleTexts>("motor-flow ineligible", {
  ru: () => import("./ineligible/ru.ts"),
  tg: () => import("./ineligible/tg.ts"),
  en: () => import("./ineligible/en.ts"),
});
