import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the words about a person. */
export type PeopleTexts = typeof texts;

/** Texts of the questions about a person, and of what is wrong with the answers (S1 §8). */
export const peopleTexts = defineTexts<PeopleTexts>("people", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
