import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the words of forms. */
export type FormTexts = typeof texts;

/** Texts of fields and of errors that every form shares. S0 §8. */
export const formTexts = defineTexts<FormTexts>("forms", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
