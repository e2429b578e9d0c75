import { defineTexts } from "@sughurta/i18n";
import * as en from "./texts/en.ts";
import * as ru from "./texts/ru.ts";
import * as tg from "./texts/tg.ts";

/** Texts of a failed component; bundled with the code, since there may be no network. */
export const loadFailureTexts = defineTexts<typeof ru.texts>("load failure", {
  ru: () => Promise.resolve(ru),
  tg: () => Promise.resolve(tg),
  en: () => Promise.resolve(en),
});
