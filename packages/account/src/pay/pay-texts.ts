import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./texts/ru.ts";

/** Words about later parts of a price. */
export const payTexts = defineTexts<typeof texts>("account/pay", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
