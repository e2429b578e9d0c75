import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./insured/ru.ts";

export type InsuredTexts = typeof texts;

/** Texts of a box order about the insured people or things (SPEC-65). */
export const insuredTexts = defineTexts<InsuredTexts>("box-insured", {
  ru: () => import("./insured/ru.ts"),
  tg: () => import("./insured/tg.ts"),
  en: () => import("./insured/en.ts"),
});
