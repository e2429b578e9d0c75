import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  carousel: {
    banners: "Муҳимтарин",
    label: "{{title}}, карусел",
    previous: "Ба қафо",
    next: "Ба пеш",
    pause: "Боздоштани намоиш",
    play: "Идомаи намоиш",
  },
};
