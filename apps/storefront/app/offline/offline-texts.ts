import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./texts/ru.ts";

/** Texts about policies stored on a device. */
export const offlineTexts = defineTexts<typeof texts>("storefront/offline", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
