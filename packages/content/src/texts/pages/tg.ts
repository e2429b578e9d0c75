import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  documents: {
    title: "Ҳуҷҷатҳо",
    lead: "Иҷозатнома, қоидаҳои суғурта ва намунаи шартномаҳо.",
    newTab: "дар варақаи нав кушода мешавад",
    empty: "Ҳанӯз ҳуҷҷат нест",
    pdf: "Ҳуҷҷати PDF",
    picture: "Тасвир",
  },
  leaders: {
    title: "Роҳбарият",
    lead: "Одамоне, ки ширкатро роҳбарӣ мекунанд.",
    empty: "Ин бахш ба зудӣ пур мешавад",
  },
  partners: {
    title: "Шарикон",
    lead: "Дармонгоҳҳо, таъмиргоҳҳо, бонкҳо ва ширкатҳои дигаре, ки полиси мо он ҷо бештар медиҳад.",
    filter: "Намудҳои шарикон",
    all: "Ҳама",
    empty: "Шарикони ин намуд ҳанӯз нестанд",
    toSite: "Ба сомонаи шарик",
    newTab: "дар варақаи нав кушода мешавад",
    back: "Ҳамаи шарикон",
  },
};
