import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./texts/ru.ts";

/** Texts for staff who fill in an order for a buyer. */
export const staffSaleTexts = defineTexts<typeof texts>("storefront/staff-sale", {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
});
