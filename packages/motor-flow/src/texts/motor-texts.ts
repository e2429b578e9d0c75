import { defineTexts, type Texts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** The texts of motor orders. */
export type MotorTexts = typeof texts;

/** Texts and formats for a component of this package. */
export type MotorTranslations = Pick<Texts<MotorTexts>, "t" | "rich" | "format">;

/** Texts of motor orders in three languages. */
export const motorTexts = defineTexts<MotorTexts>("motor-flow", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
