import { defineTexts } from "@sughurta/i18n";

/** Words of what is wrong with answers about a person; they come after the first view (S1 §8). */
export const laterPeopleTexts = defineTexts("people, later", {
  ru: () => import("./later/ru.ts"),
  tg: () => import("./later/tg.ts"),
  en: () => import("./later/en.ts"),
});
