import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./saved/ru.ts";

/** Texts of what a person saves for later orders, and of what is sent to them. */
export const savedTexts = defineTexts<typeof texts>("saved in the account", {
  ru: () => import("./saved/ru.ts"),
  tg: () => import("./saved/tg.ts"),
  en: () => import("./saved/en.ts"),
});
