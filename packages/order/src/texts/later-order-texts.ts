import { defineTexts } from "@sughurta/i18n";

/** What no first view of an order says: what becomes of an older draft. */
export const laterOrderTexts = defineTexts("order, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
