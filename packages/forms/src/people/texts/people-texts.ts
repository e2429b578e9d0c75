import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the words about a person. */
export type PeopleTexts = typeof texts;

/** Words of the questions about a person (S1 §8). */
export const peopleTexts = defineTexts<PeopleTexts>("people", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
