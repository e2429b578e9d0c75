import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./texts/ru.ts";

/** Words about a policy that is opened by a code, and about its renewal. */
export const renewalTexts = defineTexts<typeof texts>("account/renewal", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
