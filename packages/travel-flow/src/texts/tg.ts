import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  steps: {
    label: "Қадамҳои барасмиятдарорӣ",
    trip: "Сафар",
    options: "Иловаҳо",
    people: "Суғурташаванда ва шахсони суғурташуда",
    review: "Санҷиш ва пардохт",
  },
} satisfies TextsLike<typeof ru>;
