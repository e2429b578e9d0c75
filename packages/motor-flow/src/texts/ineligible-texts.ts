import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ineligible/ru.ts";

/** Shape of the texts of who is not insured. */
export type IneligibleTexts = typeof texts;

/** Why a car or a driver is not insured, and what to do instead. */
export const ineligibleTexts = defineTexts<IneligibleTexts>("motor-flow ineligible", {
  ru: () => import("./ineligible/ru.ts"),
  tg: () => import("./ineligible/tg.ts"),
  en: () => import("./ineligible/en.ts"),
});
