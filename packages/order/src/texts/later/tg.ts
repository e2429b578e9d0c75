import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  older: {
    title: "Фармоиши пештараро идома медиҳед?",
    order: "Фармоиши оғозшуда",
    startAfresh: "Аз нав оғоз кардан",
  },
  noPrice: {
    refused: "Бо чунин маълумот полис ба расмият дароварда намешавад",
    tooMany: "Нарх каме дертар ҳисоб мешавад",
    tooManyText:
      "Дархостҳо паиҳам аз ҳад зиёданд. Пас аз {{seconds}} сония мо худамон ҳисоб мекунем, шумо бошед идома дода метавонед. Бо телефон ҳам ёрӣ медиҳем: {{phone}}.",
    unavailable: "Нарх ҳисоб карда намешавад",
    unavailableText:
      "Алоқа нест. Мо худамон бори дигар кӯшиш мекунем, шумо идома дода метавонед. Бо телефони {{phone}} ҳам ёрӣ медиҳем.",
    again: "Ҳозир ҳисоб кардан",
  },
};
