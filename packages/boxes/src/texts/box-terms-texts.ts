import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./terms/ru.ts";

/** Headings of the terms of a box, on its page and in its order (SPEC-88). */
export const boxTermsTexts = defineTexts<typeof texts>("box-terms", {
  ru: () => import("./terms/ru.ts"),
  tg: () => import("./terms/tg.ts"),
  en: () => import("./terms/en.ts"),
});
