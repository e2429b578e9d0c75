import { defineTexts } from "@sughurta/i18n";
import type { texts as account } from "./ru.ts";
import type { texts as saved } from "./saved/ru.ts";

/** The texts of this package. */
export type AccountTexts = typeof account;

/** Texts of login and account; preload them before rendering (S0 §1). */
export const accountTexts = defineTexts<AccountTexts>("account", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});

/** Texts of what a person saves for later orders, and of what is sent to them. */
export const savedTexts = defineTexts<typeof saved>("saved in the account", {
  ru: () => import("./saved/ru.ts"),
  tg: () => import("./saved/tg.ts"),
  en: () => import("./saved/en.ts"),
});
