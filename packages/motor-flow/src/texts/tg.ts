import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  steps: {
    label: "Қадамҳои барасмиятдарорӣ",
    vehicle: "Мошин",
    programme: "Барнома",
    options: "Иловаҳо",
    people: "Суғурташаванда ва ронандагон",
    review: "Санҷиш ва пардохт",
  },
} satisfies TextsLike<typeof ru>;
