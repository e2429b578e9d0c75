import { defineTexts } from "@sughurta/i18n";
import type { texts } from "./ru.ts";

/** Shape of the words about a person. */
export type PeopleTexts = typeof texts;

/** Texts of the fields of a person, and of their errors (S1 §8). */
export const peopleTexts = defineTexts<PeopleTexts>("people", {
  ru: () => import("./ru.ts"),
  tg: () => import("./tg.ts"),
  en: () => import("./en.ts"),
});
