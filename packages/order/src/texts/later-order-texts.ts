import { defineTexts } from "@sughurta/i18n";

/** Texts that no first view of an order shows: those about an older draft. */
export const laterOrderTexts = defineTexts("order, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
