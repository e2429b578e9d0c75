import { defineTexts } from "@sughurta/i18n";
import * as en from "./texts/en.ts";
import * as ru from "./texts/ru.ts";
import * as tg from "./texts/tg.ts";

/** Words for a part that did not come; they come with the code, for there is no network to ask. */
export const loadFailureTexts = defineTexts<typeof ru.texts>("load failure", {
  ru: () => Promise.resolve(ru),
  tg: () => Promise.resolve(tg),
  en: () => Promise.resolve(en),
});
