import { defineTexts, type Texts } from "@sughurta/i18n";
import type { texts as casco } from "./casco/ru.ts";
import type { texts as ineligible } from "./ineligible/ru.ts";
import type { texts as motor } from "./ru.ts";

/** The texts of motor orders. */
export type MotorTexts = typeof motor;

/** Texts and formats for a component of this package. */
export type MotorTranslations = Pick<Texts<MotorTexts>, "t" | "rich" | "format">;

/** Texts of motor orders in three languages. */
export const motorTexts = defineTexts<MotorTexts>("motor-flow", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});

/** Shape of the texts of casco. */
export type CascoTexts = typeof casco;

/** Texts of the steps of casco only, after its first one. */
export const cascoTexts = defineTexts<CascoTexts>("casco", {
  ru: () => import("./casco/ru.ts"),
  tg: () => import("./casco/tg.ts"),
  en: () => import("./casco/en.ts"),
});

/** Shape of the texts about refused insurance. */
export type IneligibleTexts = typeof ineligible;

/** Why a car or a driver cannot be insured, and the alternatives. */
export const ineligibleTexts = defineTexts<IneligibleTexts>("motor-flow ineligible", {
  ru: () => import("./ineligible/ru.ts"),
  tg: () => import("./ineligible/tg.ts"),
  en: () => import("./ineligible/en.ts"),
});

/** Texts of the catalogue, of the programmes and of a product's page (S2 §2). */
export const motorPagesTexts = defineTexts("motor-pages", {
  ru: () => import("./pages/ru.ts"),
  tg: () => import("./pages/tg.ts"),
  en: () => import("./pages/en.ts"),
});
