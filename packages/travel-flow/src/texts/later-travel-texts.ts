import { defineTexts, type Texts } from "@sughurta/i18n";
import type { texts } from "./later/ru.ts";

/** Shape of the words of `laterTravelTexts`. */
export type LaterTravelTexts = typeof texts;

/** Later words and formats as a component of this package gets them. */
export type LaterTravelWords = Pick<Texts<LaterTravelTexts>, "t" | "format">;

/** Words that no first view shows: later steps, lists to open, older drafts, what is wrong. */
export const laterTravelTexts = defineTexts<LaterTravelTexts>("travel-flow, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
