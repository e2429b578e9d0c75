import { defineTexts, type Translate } from "@sughurta/i18n";
import type { texts } from "./later/ru.ts";

/** Shape of the words of `laterMotorTexts`. */
export type LaterMotorTexts = typeof texts;

/** Gives them to what is no component. */
export type LaterMotorWords = Translate<LaterMotorTexts>;

/** Words that no first view shows: later steps, whom a policy does not take, older drafts, what is wrong. */
export const laterMotorTexts = defineTexts<LaterMotorTexts>("motor-flow, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
