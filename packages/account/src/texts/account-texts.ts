import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** The texts of this package. */
export type AccountTexts = typeof texts;

/** Texts of login and account; preload them before rendering (S0 §1). */
export const accountTexts = defineTexts<AccountTexts>("account", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
