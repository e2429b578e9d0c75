import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  carousel: {
    banners: "Highlights",
    label: "{{title}}, carousel",
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
  },
};
