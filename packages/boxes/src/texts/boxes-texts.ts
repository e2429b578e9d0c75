import { defineTexts } from "@sughurta/i18n";
import type { texts as insured } from "./insured/ru.ts";
import type { texts as terms } from "./terms/ru.ts";

/** Texts of the box screens but for the order; preload them before rendering (S0 §1). */
export const boxesTexts = defineTexts("boxes", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});

/** Texts of the order of a box; preload them before rendering on a server (S0 §1). */
export const boxOrderTexts = defineTexts("boxes/order", {
  ru: () => import("./order/ru.ts"),
  tg: () => import("./order/tg.ts"),
  en: () => import("./order/en.ts"),
});

/** Headings of the terms of a box, on its page and in its order (SPEC-88). */
export const boxTermsTexts = defineTexts<typeof terms>("box-terms", {
  ru: () => import("./terms/ru.ts"),
  tg: () => import("./terms/tg.ts"),
  en: () => import("./terms/en.ts"),
});

export type InsuredTexts = typeof insured;

/** Texts of a box order about the insured people or things (SPEC-65). */
export const insuredTexts = defineTexts<InsuredTexts>("box-insured", {
  ru: () => import("./insured/ru.ts"),
  tg: () => import("./insured/tg.ts"),
  en: () => import("./insured/en.ts"),
});
