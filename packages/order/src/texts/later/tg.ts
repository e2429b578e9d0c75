import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  older: {
    title: "Фармоиши пештараро идома медиҳед?",
    order: "Фармоиши оғозшуда",
    startAfresh: "Аз нав оғоз кардан",
  },
};
