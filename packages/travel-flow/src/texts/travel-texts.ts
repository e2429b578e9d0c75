import { defineTexts, type Texts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the texts of travel insurance. */
export type TravelTexts = typeof texts;

/** Texts and formats for a component of this package. */
export type TravelTranslations = Pick<Texts<TravelTexts>, "t" | "format">;

/** Texts of travel orders in three languages; preload them before rendering on a server. */
export const travelTexts = defineTexts<TravelTexts>("travel-flow", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
