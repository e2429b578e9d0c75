import { defineTexts, type Texts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the words of travel insurance. */
export type TravelTexts = typeof texts;

/** Words and formats as a component of this package gets them. */
export type TravelWords = Pick<Texts<TravelTexts>, "t" | "format">;

/** What the first view of an order shows, in three languages; preload it before rendering on a server. */
export const travelTexts = defineTexts<TravelTexts>("travel-flow", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
