import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

export type InsuredTexts = typeof texts;

/** Texts of what the order of a box asks about the insured people or things (decision 65). */
export const insuredTexts = defineTexts<InsuredTexts>("box-insured", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
