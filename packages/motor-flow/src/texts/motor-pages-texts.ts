import { defineTexts } from "@sughurta/i18n";

/** Texts of the catalogue, of the programmes and of a product's page (S2 §2). */
export const motorPagesTexts = defineTexts("motor-pages", {
  ru: () => import("./pages/ru.ts"),
  tg: () => import("./pages/tg.ts"),
  en: () => import("./pages/en.ts"),
});
