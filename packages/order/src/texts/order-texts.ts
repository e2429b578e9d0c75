import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the texts of every order. */
export type OrderTexts = typeof texts;

/** Texts that every order has; preload them before rendering on a server (S0 §1). */
export const orderTexts = defineTexts<OrderTexts>("order", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
